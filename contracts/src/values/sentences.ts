import type { Locale } from './locale.ts'

export type Sentence = Readonly<Record<Locale, string>>

/** Returns the list unchanged. The parameter's type makes a sentence without both languages a compile error. */
export function sentences<Names extends string>(list: Record<Names, Sentence>): Record<Names, Sentence> {
  return list
}

/** Returns the texts of a list in one language. */
export function sentencesIn<Names extends string>(
  list: Record<Names, Sentence>,
  locale: Locale,
): Record<Names, string> {
  const texts = Object.entries<Sentence>(list).map(([name, sentence]) => [name, sentence[locale]])
  return Object.fromEntries(texts) as Record<Names, string>
}
