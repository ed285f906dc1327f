import type { Language } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { useLocale } from './use-locale.ts'

const timeZone = 'Europe/Helsinki'
const formats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fi: new Intl.DateTimeFormat('fi-FI', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
}

/** Formats the date of an instant, or a date of the form 2026-12-04, by Helsinki's calendar. */
export function dateShown(at: string, language: Language): string {
  return formats[language].format(new Date(at))
}

/**
 * Shows the date of an instant in Helsinki's time zone, so that the server and every browser render the same text.
 */
export function DateOf({ at }: { at: string }) {
  return <time dateTime={at}>{dateShown(at, languageOf(useLocale()))}</time>
}
