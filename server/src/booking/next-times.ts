import type { NextAvailable } from '@pito/contracts/dealers'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Context } from '../platform/context.ts'
import type { Sql } from '../platform/database/sql.ts'
import type { PointFacts } from './day-facts.ts'
import { readPointFacts, trueUntil } from './day-facts.ts'
import type { ComputedTime, StoredTime } from './next-time-store.ts'
import { readNextTimes, writeNextTimes } from './next-time-store.ts'
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
  { sql, now, platform }: Pick<Context, 'sql' | 'platform' | 'now'>,
  pointIds: readonly number[],
): Promise<Map<number, NextAvailable | null>> {
  const stored = await readNextTimes(sql, pointIds, now)
  const times = new Map(stored.map((time) => [time.pointId, shown(time)]))
  const stale = stored.filter(({ isTrue }) => !isTrue).map(({ pointId }) => pointId)
  for (const time of await refreshNextTimes(sql, stale, now, platform.config.bookingDaysAhead))
    times.set(time.pointId, shown(time))
  return times
}

export async function refreshNextTimes(
  sql: Sql,
  pointIds: readonly number[],
  now: Date,
  daysAhead: number,
): Promise<ComputedTime[]> {
  const all: ComputedTime[] = []
  for (let start = 0; start < pointIds.length; start += batchSize) {
    const batch = await computeNextTimes(sql, pointIds.slice(start, start + batchSize), now, daysAhead)
    await writeNextTimes(sql, batch)
    all.push(...batch)
  }
  return all
}

async function computeNextTimes(
  sql: Sql,
  ids: readonly number[],
  now: Date,
  daysAhead: number,
): Promise<ComputedTime[]> {
  const today = helsinkiDate(now)
  const search = async (of: readonly number[], count: number) => {
    const facts = await readPointFacts(sql, of, { firstDate: today, count }, { now, daysAhead })
    return facts.map((point) => computed(point, now))
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
