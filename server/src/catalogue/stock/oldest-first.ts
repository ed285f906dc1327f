export interface WeekStock {
  readonly dotYear: number
  readonly dotWeek: number
  readonly quantity: number
}

export interface Allocation<P extends WeekStock> {
  readonly batch: P
  readonly quantity: number
}

/**
 * Distributes a quantity over batches, the oldest production week first. It takes from each batch at most its
 * quantity, and in total no more than requested.
 */
export function oldestFirst<P extends WeekStock>(batches: readonly P[], quantity: number): Allocation<P>[] {
  let missing = quantity
  return batches
    .toSorted((a, b) => a.dotYear - b.dotYear || a.dotWeek - b.dotWeek)
    .flatMap((batch) => {
      const taken = Math.max(0, Math.min(batch.quantity, missing))
      missing -= taken
      return taken > 0 ? [{ batch, quantity: taken }] : []
    })
}
