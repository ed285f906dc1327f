import type { Locale } from '@pito/contracts/values/locale'

const formats = {
  fi_FI: new Intl.DateTimeFormat('fi-FI', options()),
  en_GB: new Intl.DateTimeFormat('en-GB', options()),
} as const

/** Formats an instant with date and time in Helsinki, so that the server and any browser render the same text. */
export function timeInHelsinki(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso))
}

function options(): Intl.DateTimeFormatOptions {
  return { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Helsinki' }
}
