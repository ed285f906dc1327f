/** Amounts of the API are euros, most of which binary fractions hold inexactly: 1.13 * 100 is not 113. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
