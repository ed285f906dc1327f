interface Held {
  readonly reservations: number
  readonly tyres: number
}

interface OfBoth<T> {
  readonly own: T
  readonly network: T
}

/** The limits keep a script from reserving the stock of the shop by starting payments that it never makes. */
export function whyNotReserved(
  held: OfBoth<Held>,
  tyres: number,
  limits: OfBoth<Held>,
): 'too-many-reservations' | null {
  const isOver = (who: keyof OfBoth<Held>) =>
    held[who].reservations + 1 > limits[who].reservations || held[who].tyres + tyres > limits[who].tyres
  return isOver('own') || isOver('network') ? 'too-many-reservations' : null
}
