export interface Held {
  readonly times: number
  readonly tyres: number
}

/** The holds of the person, and those of all persons behind the same network address, including that person. */
export interface HeldByBoth {
  readonly own: Held
  readonly network: Held
}

/** The limits of what one person and one network may hold at once. */
interface LimitsOfBoth {
  readonly own: Held
  readonly network: Held
}

/**
 * Returns a refusal if a limit is exceeded. The limits keep a script from filling the week of a garage; those of a
 * network are set so that customers of one mobile operator do not block each other.
 */
export function whyNotHeld(held: HeldByBoth, tyres: number, limits: LimitsOfBoth): 'too-many-holds' | null {
  const isOver = (who: keyof HeldByBoth) =>
    held[who].times + 1 > limits[who].times || held[who].tyres + tyres > limits[who].tyres
  return isOver('own') || isOver('network') ? 'too-many-holds' : null
}
