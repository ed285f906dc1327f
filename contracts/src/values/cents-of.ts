/**
 * Converts euros, as the API states them, to cents. The product is rounded because binary fractions are inexact: 1.13
 * * 100 is not exactly 113.
 */
export function centsOf(euros: number): number {
  return Math.round(euros * 100)
}
