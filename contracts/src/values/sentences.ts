import type { Locale } from './locale.ts'

export type Sentence = Readonly<Record<Locale, string>>

/** Sentences by name, each in both languages. */
export function sentences<Names extends string>(list: Record<Names, Sentence>): Record<Names, Sentence> {
  return list
}
