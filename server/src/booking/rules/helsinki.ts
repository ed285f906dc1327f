import { fromDate, parseDate, toZoned } from '@internationalized/date'
import { addDays } from '@pito/contracts/values/helsinki-date'
import { LruCache } from '@pito/contracts/values/lru-cache'

/** Garages go by local time in Finland, whatever the time zone of the server. */
const zone = 'Europe/Helsinki'
export const dayMilliseconds = 86_400_000
const hourMilliseconds = 3_600_000

/** Returns the minutes since midnight in Helsinki. */
export function minuteOf(moment: Date): number {
  const wall = onTheWall(moment)
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

/**
 * Returns a date whose UTC fields show the local time in Helsinki. Clocks change on the hour, so each hour has one
 * offset.
 */
function onTheWall(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / hourMilliseconds)
  const offset = offsets.remember(hour, () => fromDate(moment, zone).offset)
  return new Date(moment.getTime() + offset)
}

/** Returns 1 for Sunday to 7 for Saturday. */
export function dayIdOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() + 1
}

/**
 * Converting a date to Helsinki time costs more than all other checks of whether a day can be booked, and calendars
 * ask for the same days repeatedly, so the results are cached.
 */
const starts = new LruCache<string, number>(2000)
const offsets = new LruCache<number, number>(2000)

/** Returns the start of the day in milliseconds. */
export function startOfDay(date: string): number {
  return starts.remember(date, () => toZoned(parseDate(date), zone).toDate().getTime())
}

/**
 * Returns the moment of a local minute of a day, in milliseconds. Returns null in the hour that is skipped in spring,
 * and the first of the two moments in the hour that is repeated in autumn.
 */
export function momentAt(date: string, minute: number): number | null {
  const midnight = startOfDay(date)
  if (startOfDay(addDays(date, 1)) - midnight === dayMilliseconds) return midnight + minute * 60_000
  const wall = { hour: Math.floor(minute / 60), minute: minute % 60 }
  const moment = toZoned(parseDate(date), zone).set(wall, undefined)
  return moment.hour === wall.hour && moment.minute === wall.minute ? moment.toDate().getTime() : null
}
