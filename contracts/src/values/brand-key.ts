const marks = /\p{M}/gu
const gaps = /[^\p{L}\p{N}]+/gu

/**
 * Returns the brand name in the form used in URLs. “Nokian Tyres”, “nokian-tyres” and “NOKIAN TYRES” have the same
 * key.
 */
export function brandKey(name: string): string {
  return name.normalize('NFD').replace(marks, '').toLowerCase().replace(gaps, '-').replace(/^-|-$/g, '')
}
