import type { Locale } from './values/locale.ts'
import { locales } from './values/locale.ts'

const between = '\u0000'

/**
 * Packs a sentence in both languages into one validation message, because the schema does not know the caller's
 * language. `messageIn` later extracts one language.
 */
export function bilingualMessage(sentence: Readonly<Record<Locale, string>>): string {
  return locales.map((locale) => sentence[locale]).join(between)
}

export function messageIn(message: string, locale: Locale): string {
  return message.split(between)[locales.indexOf(locale)] ?? message
}
