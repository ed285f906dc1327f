/**
 * The reduction in per cent, rounded to the nearest, from the lowest price of the 30 days before, as the law requires.
 */
export function reductionOf(cents: number, lowestCents: number | null): number | null {
  if (lowestCents === null || lowestCents <= cents) return null
  const percent = Math.round(((lowestCents - cents) / lowestCents) * 100)
  return percent > 0 ? percent : null
}
