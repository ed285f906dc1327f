const longWord = /(<[^>]*>)|(?<![\p{L}@._/-])\p{L}{12,}(?![\p{L}@_/]|\.\p{L})/gu
const betweenSyllables = /(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxzšž][aeiouyäöå]\p{L})/giu

/**
 * Places where long Finnish words may be broken: a syllable begins with the consonant before a vowel. Chromium has no
 * Finnish in its `hyphens: auto`. Tags, addresses and short words stay as they are.
 */
export function softHyphens(html: string): string {
  return html.replace(longWord, (word, tag?: string) => tag ?? word.replace(betweenSyllables, '\u00ad'))
}
