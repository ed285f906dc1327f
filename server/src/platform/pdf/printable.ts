/** What Windows-1252, the encoding of a PDF’s own typefaces, has beyond Latin-1. */
const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ')
const likenesses: Readonly<Record<string, string>> = {
  '\u2212': '-',
  '\u202f': '\u00a0',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
}

/** Text as those typefaces can show it: a letter that they lack loses its marks, or becomes a question mark. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableSign).join('')
}

function printableSign(sign: string): string {
  if (isPrintable(sign)) return sign
  const likeness = likenesses[sign]
  if (likeness !== undefined) return likeness
  const bare = sign.normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (bare === '' || /\p{C}/u.test(bare)) return ''
  return [...bare].every(isPrintable) ? bare : '?'
}

function isPrintable(sign: string): boolean {
  return /^[ -~\u{a0}-\u{ff}\n]$/u.test(sign) || beyondLatin1.has(sign)
}
