import type { Locale } from './values/locale.ts'
import { locales } from './values/locale.ts'

const between = '\u0000'

/** Packs a field's sentence in both languages into one message, because parsing does not know the caller's language. */
export function bilingualMessage(sentence: Readonly<Record<Locale, string>>): string {
  return locales.map((locale) => sentence[locale]).join(between)
}

export function messageIn(message: string, locale: Locale): string {
  return message.split(between)[locales.indexOf(locale)] ?? message
}
