export interface Held {
  readonly times: number
  readonly tyres: number
}

export interface HoldLimits {
  readonly holdsAtOnce: number
  readonly holdTyresAtOnce: number
}

/** What somebody holds already, besides the time that is to be held for `tyres` tyres. A script must not empty a garage’s week. */
export function whyNotHeld(held: Held, tyres: number, limits: HoldLimits): 'too-many-holds' | null {
  const isTooMany = held.times + 1 > limits.holdsAtOnce || held.tyres + tyres > limits.holdTyresAtOnce
  return isTooMany ? 'too-many-holds' : null
}
