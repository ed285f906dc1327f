/** Truncates a number to an integer and limits it to the range from `min` to `max`. NaN becomes the minimum. */
export function stepWithin(requested: number, min: number, max: number): number {
  if (Number.isNaN(requested)) return min
  return Math.min(Math.max(Math.trunc(requested), min), max)
}
