import type { Language } from '@pito/contracts/values/locale'

const weekdays = {
  fi: ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const

/** Formats `2026-11-23` as `ma 23.11.` in Finnish and `Mon 23/11` in English. A date has no time zone. */
export function dayShown(date: string, language: Language): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const name = weekdays[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()]
  return language === 'fi' ? `${name} ${day}.${month}.` : `${name} ${day}/${month}`
}

/**
 * Formats the first and the last day of a delivery: `to 26.11. – ti 1.12.` in Finnish, `Thu 26/11 – Tue 1/12` in
 * English. The dash has spaces around it, because each day contains a space.
 */
export function daysShown({ from, to }: { from: string; to: string }, language: Language): string {
  if (from === to) return dayShown(from, language)
  return `${dayShown(from, language)}\u00a0– ${dayShown(to, language)}`
}

/** Formats `08:30` or `08:30:00` as `8.30` in Finnish and `08:30` in English. */
export function timeShown(time: string, language: Language): string {
  const minutes = withoutSeconds(time)
  return language === 'fi' ? minutes.replace(/^0/, '').replace(':', '.') : minutes
}

/** Shortens a time as the API states it, such as `08:30:00`, to `08:30`. */
export function withoutSeconds(time: string): string {
  return time.slice(0, 5)
}
