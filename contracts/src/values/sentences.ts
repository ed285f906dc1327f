import type { Locale } from './locale.ts'

export type Sentence = Readonly<Record<Locale, string>>

/** Returns the list unchanged. The parameter's type makes a sentence without both languages a compile error. */
export function sentences<Names extends string>(list: Record<Names, Sentence>): Record<Names, Sentence> {
  return list
}
