export interface Held {
  readonly times: number
  readonly tyres: number
}

/** Holds of the person, and holds of everybody behind the same network address, that person included. */
export interface HeldByBoth {
  readonly own: Held
  readonly network: Held
}

/** The limits of what may be held at once. */
interface LimitsOfBoth {
  readonly own: Held
  readonly network: Held
}

/** A script must not empty the week of a garage; a mobile operator's customers must not lock each other out. */
export function whyNotHeld(held: HeldByBoth, tyres: number, limits: LimitsOfBoth): 'too-many-holds' | null {
  const isOver = (who: keyof HeldByBoth) =>
    held[who].times + 1 > limits[who].times || held[who].tyres + tyres > limits[who].tyres
  return isOver('own') || isOver('network') ? 'too-many-holds' : null
}
