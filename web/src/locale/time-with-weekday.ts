import type { Locale } from '@pito/contracts/values/locale'

const options = {
  timeZone: 'Europe/Helsinki',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  minute: '2-digit',
} as const
const formats = {
  fi_FI: new Intl.DateTimeFormat('fi-FI', { ...options, hour: 'numeric' }),
  en_GB: new Intl.DateTimeFormat('en-GB', { ...options, hour: '2-digit' }),
} as const
const { weekday: _, year: __, ...inList } = options
const listFormats = {
  fi_FI: new Intl.DateTimeFormat('fi-FI', { ...inList, month: 'numeric', hour: 'numeric' }),
  en_GB: new Intl.DateTimeFormat('en-GB', { ...inList, hour: '2-digit' }),
} as const

/** Formats an instant of the last or the next months for a narrow column of a list, in Helsinki. */
export function dayAndTime(iso: string, locale: Locale): string {
  return listFormats[locale].format(new Date(iso))
}

const dayFormats = {
  fi_FI: new Intl.DateTimeFormat('fi-FI', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  }),
  en_GB: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }),
} as const

/** Formats a date such as 2026-11-30 with its weekday, without the year. */
export function dayWithWeekday(date: string, locale: Locale): string {
  return dayFormats[locale].format(new Date(date))
}

/** Formats an instant with weekday, date and time in Helsinki. The back office shows every time in this way. */
export function timeWithWeekday(iso: string, locale: Locale): string {
  return formats[locale].format(new Date(iso))
}
