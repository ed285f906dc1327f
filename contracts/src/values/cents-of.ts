/**
 * Converts euros of the API to cents. Rounding is needed because binary fractions are inexact: 1.13 * 100 is not 113.
 */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
