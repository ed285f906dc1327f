import type { Locale } from '@pito/contracts/values/locale'

const formats = {
  fi_FI: new Intl.DateTimeFormat('fi-FI', options()),
  en_GB: new Intl.DateTimeFormat('en-GB', options()),
} as const

/** The same on the server and in every browser, wherever it is. */
export function timeInHelsinki(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso))
}

function options(): Intl.DateTimeFormatOptions {
  return { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Helsinki' }
}
