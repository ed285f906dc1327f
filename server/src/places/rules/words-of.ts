const mostWords = 8
const longestWord = 30

/** Splits a text into lower-case words without diacritics: "Etelä-Vallila" becomes etela and vallila. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/\bfi-?(?=\d)/g, '')
  const words = plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words.slice(0, mostWords).map((word) => word.slice(0, longestWord))
}
