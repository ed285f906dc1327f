import type { Language } from './locale.ts'

const formatOf = (locale: string, parts: Pick<Intl.DateTimeFormatOptions, 'month' | 'hour'>) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    year: 'numeric',
    minute: '2-digit',
    ...parts,
    timeZone: 'Europe/Helsinki',
  })
const formats = {
  fi: formatOf('fi-FI', { month: 'numeric', hour: 'numeric' }),
  en: formatOf('en-GB', { month: 'short', hour: '2-digit' }),
}

/** Formats a moment in local time: `ti 24.11.2026 klo 9.30`, `Tue, 24 Nov 2026, 09:30`. */
export function momentShown(moment: Date, language: Language): string {
  return formats[language].format(moment)
}
