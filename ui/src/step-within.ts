/** The nearest whole number inside the limits; what cannot be read is the smallest. */
export function stepWithin(wanted: number, min: number, max: number): number {
  if (Number.isNaN(wanted)) return min
  return Math.min(Math.max(Math.trunc(wanted), min), max)
}
