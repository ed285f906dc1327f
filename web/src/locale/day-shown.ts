import type { Language } from '@pito/contracts/values/locale'
import { dateShown } from '@pito/contracts/values/moment-shown'

const finnishWeekdays = ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'] as const

/** Formats `2026-11-23` as `ma 23.11.` in Finnish and `Mon 23 Nov` in English. A date has no time zone. */
export function dayShown(date: string, language: Language): string {
  const day = new Date(`${date}T00:00:00Z`)
  // ECMAScript prescribes the form of this text: `Mon, 23 Nov 2026 00:00:00 GMT`.
  const [weekday, , month] = day.toUTCString().split(/,? /)
  return language === 'fi'
    ? `${finnishWeekdays[day.getUTCDay()]} ${day.getUTCDate()}.${day.getUTCMonth() + 1}.`
    : `${weekday} ${day.getUTCDate()} ${month}`
}

/**
 * Formats the first and the last day of a delivery: `to 26.11. – ti 1.12.` in Finnish, `2–7 December` or
 * `26 November – 1 December` in English. A dash between parts that contain a space has spaces around it.
 */
export function daysShown({ from, to }: { from: string; to: string }, language: Language): string {
  if (from === to) return dayShown(from, language)
  if (language === 'fi') return `${dayShown(from, language)}\u00a0– ${dayShown(to, language)}`
  const [first, firstMonth] = dateShown(from, language).split(' ')
  const [last, lastMonth] = dateShown(to, language).split(' ')
  return firstMonth === lastMonth
    ? `${first}–${last} ${lastMonth}`
    : `${first} ${firstMonth}\u00a0– ${last} ${lastMonth}`
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
