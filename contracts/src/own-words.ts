import type { Locale } from './values/locale.ts'
import { locales } from './values/locale.ts'

const between = '\u0000'

/** A contract's own sentence about a field, in both languages: while parsing nobody knows yet who asks. */
export function ownWords(sentence: Readonly<Record<Locale, string>>): string {
  return locales.map((locale) => sentence[locale]).join(between)
}

export function wordsIn(message: string, locale: Locale): string {
  return message.split(between)[locales.indexOf(locale)] ?? message
}
