/**
 * Returns the declared noise class. If none is declared, it is derived from the decibels by the limits of PDP-52 to
 * PDP-54, or null if the decibels are unknown too.
 */
export function noiseClassOf(declared: string | null, decibels: number | null): string | null {
  if (declared !== null || decibels === null) return declared
  if (decibels < 69) return 'A'
  return decibels < 73 ? 'B' : 'C'
}
