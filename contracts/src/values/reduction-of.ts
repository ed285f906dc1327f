/**
 * Returns the reduction in per cent, rounded to the nearest number, from the lowest price of the previous 30 days, as
 * the law requires. Returns null if the price is not reduced.
 */
export function reductionOf(cents: number, lowestCents: number | null): number | null {
  if (lowestCents === null || lowestCents <= cents) return null
  const percent = Math.round(((lowestCents - cents) / lowestCents) * 100)
  return percent > 0 ? percent : null
}
