import type { Language } from '@pito/contracts/values/locale'

const formatOf = (locale: string, month: 'numeric' | 'short') =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month,
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'Europe/Helsinki',
  })
const formats = { fi: formatOf('fi-FI', 'numeric'), en: formatOf('en-GB', 'short') }

/** `ti 24.11.2026 klo 9.30`, `Tue, 24 Nov 2026, 9:30`: by the clock on the wall in Helsinki. */
export function momentShown(moment: Date, language: Language): string {
  return formats[language].format(moment)
}
