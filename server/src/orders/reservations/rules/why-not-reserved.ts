interface Held {
  readonly reservations: number
  readonly tyres: number
}

/** The unpaid reservations of the buyer, of the buyer's network and of the wider network; their limits look alike. */
export interface HeldByAll {
  readonly own: Held
  readonly network: Held
  readonly widerNetwork: Held
}

/** The limits keep a script from reserving the stock of the shop by starting payments that it never makes. */
export function whyNotReserved(
  held: HeldByAll,
  tyres: number,
  limits: HeldByAll,
): 'too-many-reservations' | null {
  const isOver = (who: keyof HeldByAll) =>
    held[who].reservations + 1 > limits[who].reservations || held[who].tyres + tyres > limits[who].tyres
  return isOver('own') || isOver('network') || isOver('widerNetwork') ? 'too-many-reservations' : null
}
