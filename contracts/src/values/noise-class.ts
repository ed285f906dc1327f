/**
 * The declared class has precedence; without one the class follows from the decibels by the bands of PDP-52 to PDP-54.
 */
export function noiseClassOf(declared: string | null, decibels: number | null): string | null {
  if (declared !== null || decibels === null) return declared
  if (decibels < 69) return 'A'
  return decibels < 73 ? 'B' : 'C'
}
