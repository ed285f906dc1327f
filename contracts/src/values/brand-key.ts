const marks = /\p{M}/gu
const gaps = /[^\p{L}\p{N}]+/gu

/** Nokian Tyres, nokian-tyres and NOKIAN TYRES are one brand in an address. */
export function brandKey(name: string): string {
  return name.normalize('NFD').replace(marks, '').toLowerCase().replace(gaps, '-').replace(/^-|-$/g, '')
}
