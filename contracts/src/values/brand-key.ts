const marks = /\p{M}/gu
const gaps = /[^\p{L}\p{N}]+/gu

/** Normalises a brand name for addresses: “Nokian Tyres”, “nokian-tyres” and “NOKIAN TYRES” have the same key. */
export function brandKey(name: string): string {
  return name.normalize('NFD').replace(marks, '').toLowerCase().replace(gaps, '-').replace(/^-|-$/g, '')
}
