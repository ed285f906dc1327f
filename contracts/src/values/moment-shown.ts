import type { Language } from './locale.ts'

const timeZone = 'Europe/Helsinki'
const formatOf = (locale: string, parts: Pick<Intl.DateTimeFormatOptions, 'month' | 'hour'>) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    year: 'numeric',
    minute: '2-digit',
    ...parts,
    timeZone,
  })
const formats = {
  fi: formatOf('fi-FI', { month: 'numeric', hour: 'numeric' }),
  en: formatOf('en-GB', { month: 'short', hour: '2-digit' }),
}

const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  fi: new Intl.DateTimeFormat('fi-FI', { timeZone, day: 'numeric', month: 'numeric', year: 'numeric' }),
  en: new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long', year: 'numeric' }),
}

/** Formats the date of an instant, or a date of the form 2026-12-04, by Helsinki's calendar. */
export function dateShown(at: string, language: Language): string {
  return dates[language].format(new Date(at))
}

/** Formats a moment in local time: `ti 24.11.2026 klo 9.30`, `Tue, 24 Nov 2026, 09:30`. */
export function momentShown(moment: Date, language: Language): string {
  return formats[language].format(moment)
}
