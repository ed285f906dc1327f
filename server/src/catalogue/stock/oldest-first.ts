export interface Pile {
  readonly dotYear: number
  readonly dotWeek: number
  readonly quantity: number
}

export interface Portion<P extends Pile> {
  readonly pile: P
  readonly quantity: number
}

/** How many each pile gives, the oldest production week first: as many as there are, and no more than requested. */
export function oldestFirst<P extends Pile>(piles: readonly P[], quantity: number): Portion<P>[] {
  let missing = quantity
  return piles
    .toSorted((a, b) => a.dotYear - b.dotYear || a.dotWeek - b.dotWeek)
    .flatMap((pile) => {
      const taken = Math.max(0, Math.min(pile.quantity, missing))
      missing -= taken
      return taken > 0 ? [{ pile, quantity: taken }] : []
    })
}
