/** What is declared counts; the bands of PDP-52 to PDP-54 only where nothing is. */
export function noiseClassOf(declared: string | null, decibels: number | null): string | null {
  if (declared !== null || decibels === null) return declared
  if (decibels < 69) return 'A'
  return decibels < 73 ? 'B' : 'C'
}
