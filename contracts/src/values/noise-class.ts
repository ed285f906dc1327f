/** What is declared counts; the specification's bands, below 69 dB and below 73 dB, only where nothing is. */
export function noiseClassOf(declared: string | null, decibels: number | null): string | null {
  if (declared !== null || decibels === null) return declared
  if (decibels < 69) return 'A'
  return decibels < 73 ? 'B' : 'C'
}
