import type { DealerCalendar, UnavailableSlot } from '@pito/contracts/booking'
import { LruCache } from '@pito/contracts/values/lru-cache'
import type { Context } from '../platform/context.ts'
import type { Platform } from '../platform/platform.ts'
import type { Days, PointFacts } from './day-facts.ts'
import { readPointFacts, trueUntil } from './day-facts.ts'
import { readChanges } from './next-time-store.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import type { JudgedDay } from './rules/judge-day.ts'
import { judgeDay } from './rules/judge-day.ts'
import { timeOfMinute } from './rules/time-of-day.ts'

type Calendar = Pick<DealerCalendar, 'days' | 'unavailable'>

interface Cached {
  readonly calendar: Calendar
  readonly changes: number
  readonly from: Date
  readonly until: Date
}

/** The number of cached calendars, each of which takes some ten kilobytes. */
const maxCached = 500
const caches = new WeakMap<Platform, LruCache<string, Cached>>()

/**
 * Computing the times of a month takes several times as long as checking that nothing has changed, so calendars are
 * cached. The database increments a counter of the point with every change, and a cached calendar is valid for one
 * value of that counter. Returns null if the point does not exist.
 */
export async function readCalendar(
  { sql, platform }: Context,
  id: number,
  days: Days,
  facts: CalendarFacts,
): Promise<Calendar | null> {
  const { now } = facts
  const changes = await readChanges(sql, id)
  if (changes === null) return null
  const cache = caches.get(platform) ?? new LruCache<string, Cached>(maxCached)
  caches.set(platform, cache)
  const key = `${id} ${days.firstDate} ${days.count} ${facts.arrivalDay}`
  const cached = cache.get(key)
  if (cached?.changes === changes && cached.from <= now && now < cached.until) return cached.calendar
  const [point] = await readPointFacts(sql, [id], days, facts)
  if (!point) return null
  const calendar = calendarOf(point)
  cache.set(key, { calendar, changes: point.row.changes, from: now, until: trueUntil(point.row, now) })
  return calendar
}

/** A point with appointments by phone has no calendar, so it has neither free nor unavailable times. */
function calendarOf({ row, days }: PointFacts): Pick<DealerCalendar, 'days' | 'unavailable'> {
  const judged = row.hasCalendar ? Array.from(days(), judgeDay) : []
  return {
    unavailable: judged.flatMap(unavailableOf),
    days: judged
      .filter(({ reason }) => reason === null)
      .map(({ date, slots }) => ({
        schedule_date: date,
        start_times: slots.filter((slot) => slot.reason === null).map(({ minute }) => timeOfMinute(minute)),
      })),
  }
}

function unavailableOf({ date, reason, slots }: JudgedDay): UnavailableSlot[] {
  if (reason) return [{ schedule_date: date, start_time: null, full_day: true, reason }]
  return slots.flatMap((slot) =>
    slot.reason
      ? [
          {
            schedule_date: date,
            start_time: timeOfMinute(slot.minute),
            full_day: false,
            reason: slot.reason,
          },
        ]
      : [],
  )
}
