import { fromDate, parseDate, toZoned } from '@internationalized/date'

/** Garages live by the clock on the wall, wherever the machine of the shop stands. */
const zone = 'Europe/Helsinki'
export const dayMilliseconds = 86_400_000

/** YYYY-MM-DD in Helsinki. */
export function dateOf(moment: Date): string {
  const { year, month, day } = fromDate(moment, zone)
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

/** Minutes since midnight on the wall. */
export function minuteOf(moment: Date): number {
  const { hour, minute } = fromDate(moment, zone)
  return hour * 60 + minute
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10)
}

/** 1 Sunday to 7 Saturday. */
export function dayIdOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() + 1
}

/** Asking the zone costs more than all else in judging a day, and the same days are asked for again and again. */
const starts = new Map<string, number>()
const mostStarts = 2000

/** When the day begins, in milliseconds. */
export function startOfDay(date: string): number {
  const known = starts.get(date)
  if (known !== undefined) return known
  if (starts.size >= mostStarts) starts.clear()
  const start = toZoned(parseDate(date), zone).toDate().getTime()
  starts.set(date, start)
  return start
}

/**
 * What the wall’s clock shows at a minute of a day, in milliseconds. Null in the hour that is left out in spring; the
 * first of both in the hour that comes twice in autumn.
 */
export function momentAt(date: string, minute: number): number | null {
  const midnight = startOfDay(date)
  if (startOfDay(addDays(date, 1)) - midnight === dayMilliseconds) return midnight + minute * 60_000
  const wall = { hour: Math.floor(minute / 60), minute: minute % 60 }
  const moment = toZoned(parseDate(date), zone).set(wall, undefined)
  return moment.hour === wall.hour && moment.minute === wall.minute ? moment.toDate().getTime() : null
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
