/** Parses a share in per cent with one decimal at most, such as `25,5 %`, in permille. Returns null for other texts. */
export function parseRate(text: string): number | null {
  const [, whole = '', tenth = '0'] = /^(\d{1,3})(?:[.,](\d))?\s*%?$/.exec(text.trim()) ?? []
  const permille = Number(whole) * 10 + Number(tenth)
  return whole === '' || permille > 1000 ? null : permille
}

/** Formats a rate in permille: `25,5 %`. */
export function rateShown(permille: number): string {
  return `${String(permille / 10).replace('.', ',')}\u00a0%`
}
