import type { NextAvailable } from '@pito/contracts/dealers'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import { calendarFacts } from './arrival-day.ts'
import type { PointFacts } from './day-facts.ts'
import { readPointFacts, trueUntil } from './day-facts.ts'
import type { ComputedTime, StoredTime } from './next-time-store.ts'
import { readNextTimes, writeNextTimes } from './next-time-store.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { bookableRange } from './rules/booking-window.ts'
import { nextTime } from './rules/next-time.ts'
import { timeOfMinute } from './rules/time-of-day.ts'

/** A batch is small enough that the event loop can serve other requests between two of them. */
const batchSize = 200
/**
 * Nearly every point has a free time within this number of days; the whole calendar is read only for points that have
 * none.
 */
const firstSearchDays = 14

/**
 * Returns the first free times of each point, or null for a point that has no free time or no calendar. One statement
 * is enough if the stored times are current. Outdated times are computed here and stored, so that no caller gets an
 * outdated time.
 */
export async function nextTimes(
  ctx: Pick<Context, 'sql' | 'platform' | 'now'>,
  pointIds: readonly number[],
): Promise<Map<number, NextAvailable | null>> {
  const calendar = await calendarFacts(ctx)
  const stored = await readNextTimes(ctx.sql, pointIds, calendar)
  const times = new Map(stored.map((time) => [time.pointId, shown(time)]))
  const stale = stored.filter(({ isTrue }) => !isTrue).map(({ pointId }) => pointId)
  for (const time of await refreshNextTimes(ctx.sql, stale, calendar)) times.set(time.pointId, shown(time))
  return times
}

export async function refreshNextTimes(
  sql: Sql,
  pointIds: readonly number[],
  calendar: CalendarFacts,
): Promise<ComputedTime[]> {
  const all: ComputedTime[] = []
  for (let start = 0; start < pointIds.length; start += batchSize) {
    const batch = await computeNextTimes(sql, pointIds.slice(start, start + batchSize), calendar)
    await writeNextTimes(sql, batch, calendar.arrivalDay)
    all.push(...batch)
  }
  return all
}

/** Finds the first free times of each point without reading or writing stored ones. */
export async function computeNextTimes(
  sql: Sql,
  ids: readonly number[],
  calendar: CalendarFacts,
): Promise<ComputedTime[]> {
  const { daysAhead } = calendar
  const { today } = bookableRange(calendar)
  const search = async (of: readonly number[], count: number) => {
    const facts = await readPointFacts(sql, of, { firstDate: today, count }, calendar)
    return facts.map((point) => computed(point, calendar.now))
  }
  const times = await search(ids, Math.min(firstSearchDays, daysAhead) + 1)
  const without = times.filter(({ date, hasCalendar }) => date === null && hasCalendar)
  if (without.length === 0 || daysAhead <= firstSearchDays) return times
  const found = await search(
    without.map(({ pointId }) => pointId),
    daysAhead + 1,
  )
  return [...times.filter((time) => !without.includes(time)), ...found]
}

function computed({ row, days }: PointFacts, now: Date): ComputedTime {
  const next = row.hasCalendar ? nextTime(days()) : null
  return {
    pointId: row.id,
    hasCalendar: row.hasCalendar,
    changes: row.changes,
    trueUntil: trueUntil(row, now),
    date: next?.date ?? null,
    startTimes: next?.minutes.map(timeOfMinute) ?? [],
  }
}

function shown({ date, startTimes }: Pick<StoredTime, 'date' | 'startTimes'>): NextAvailable | null {
  return date === null ? null : { schedule_date: date, start_times: [...startTimes] }
}
