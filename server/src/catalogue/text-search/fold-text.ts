const separators = /[^\p{L}\p{N}]+/u

/** Folds a text to small letters without accents and with decimal points: "Kesä 22,5" becomes "kesa 22.5". */
export function foldText(text: string): string {
  return withDecimalPoints(foldLetter(text))
}

/** Folds a single character, or a text apart from its decimal commas. */
export function foldLetter(letter: string): string {
  return letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

export function withDecimalPoints(text: string): string {
  return text.replace(/(?<=\d),(?=\d)/g, '.')
}

export function wordsOf(text: string): string[] {
  return text.split(separators).filter((word) => word !== '')
}

/**
 * Folds doubled letters to one, because they are the most common misspelling of tyre names: hakapelita. Words of three
 * letters and runs of four or more are not folded, because they would become other words.
 */
export function withoutDoubles(word: string): string {
  if (word.length < 4) return word
  return word.replace(/(\p{L})\1+/gu, (run, letter: string) => (run.length > 3 ? run : letter))
}

/** Returns the stem of the cases that have a single consonant: Hakkapeliitta, Hakkapeliitan; Loppi, Lopella. */
export function weakGrade(name: string): string {
  return name.replace(/([kpt])\1(?=[a-z]$)/, '$1')
}
