import { fromDate, parseDate, toZoned } from '@internationalized/date'
import { addDays } from '@pito/contracts/values/helsinki-date'
import { LruCache } from '@pito/contracts/values/lru-cache'

/** Garages live by the clock on the wall, wherever the machine of the shop stands. */
const zone = 'Europe/Helsinki'
export const dayMilliseconds = 86_400_000
const hourMilliseconds = 3_600_000

/** Minutes since midnight on the wall. */
export function minuteOf(moment: Date): number {
  const wall = onTheWall(moment)
  return wall.getUTCHours() * 60 + wall.getUTCMinutes()
}

/** A moment whose UTC is what the wall shows. Clocks are changed on the hour, so an hour has one offset. */
function onTheWall(moment: Date): Date {
  const hour = Math.floor(moment.getTime() / hourMilliseconds)
  const offset = offsets.remember(hour, () => fromDate(moment, zone).offset)
  return new Date(moment.getTime() + offset)
}

/** 1 Sunday to 7 Saturday. */
export function dayIdOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() + 1
}

/** Looking a zone up costs more than all else in judging a day, and calendars repeat the same days. */
const starts = new LruCache<string, number>(2000)
const offsets = new LruCache<number, number>(2000)

/** When the day begins, in milliseconds. */
export function startOfDay(date: string): number {
  return starts.remember(date, () => toZoned(parseDate(date), zone).toDate().getTime())
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
