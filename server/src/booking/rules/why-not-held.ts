export interface Held {
  readonly times: number
  readonly tyres: number
}

/**
 * The holds of the person, and those of all persons in the same network and in the wider network around it, including
 * that person. Their limits have the same form.
 */
export interface HeldByAll {
  readonly own: Held
  readonly network: Held
  readonly widerNetwork: Held
}

/**
 * Returns a refusal if a limit is exceeded. The limits keep a script from filling the week of a garage; those of a
 * network are set so that customers of one mobile operator do not block each other.
 */
export function whyNotHeld(held: HeldByAll, tyres: number, limits: HeldByAll): 'too-many-holds' | null {
  const isOver = (who: keyof HeldByAll) =>
    held[who].times + 1 > limits[who].times || held[who].tyres + tyres > limits[who].tyres
  return isOver('own') || isOver('network') || isOver('widerNetwork') ? 'too-many-holds' : null
}
