import { holidayOn } from '@pito/contracts/values/finnish-holidays'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Sql } from '../platform/database/sql.ts'
import type { PointRow } from './day-facts-store.ts'
import { readPointRows } from './day-facts-store.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { bookingWindow } from './rules/booking-window.ts'
import { dayIdOf, dayMilliseconds, startOfDay } from './rules/helsinki.ts'
import type { DayFacts } from './rules/why-not-offered.ts'

export interface Days {
  readonly firstDate: string
  readonly count: number
}

/** The calendar of a service point at one moment. Listing times and taking a time are both based on it. */
export interface PointFacts {
  readonly row: PointRow
  /** Yields one day at a time, so that a search for the first free day computes no further days. */
  days(): Generator<DayFacts>
}

export async function readPointFacts(
  sql: Sql,
  ids: readonly number[],
  { firstDate, count }: Days,
  calendar: CalendarFacts,
): Promise<PointFacts[]> {
  const lastDate = addDays(firstDate, count - 1)
  const range = {
    firstDate,
    lastDate,
    from: new Date(startOfDay(firstDate)),
    to: new Date(startOfDay(addDays(lastDate, 1))),
  }
  const rows = await readPointRows(sql, ids, range, calendar.now)
  return rows.map((row) => ({ row, days: () => daysOf(row, { firstDate, count }, calendar) }))
}

/**
 * Returns the moment until which the data stay valid if the calendar does not change: the expiry of the first hold or
 * the start of the next day, whichever comes first.
 */
export function trueUntil({ firstExpiry }: PointRow, now: Date): Date {
  const tomorrow = new Date(startOfDay(addDays(helsinkiDate(now), 1)))
  return firstExpiry && firstExpiry < tomorrow ? firstExpiry : tomorrow
}

function* daysOf(row: PointRow, { firstDate, count }: Days, calendar: CalendarFacts) {
  const ofPoint = {
    window: bookingWindow(calendar, row),
    bays: row.bays,
    break: row.breakFrom === null || row.breakTo === null ? null : { from: row.breakFrom, to: row.breakTo },
  }
  const hours = new Map(row.hours.map(([day, startMinute, endMinute]) => [day, { startMinute, endMinute }]))
  const taken = row.taken.map(([bayId, from, to]) => ({ bayId, from, to }))
  for (let index = 0; index < count; index++) {
    const date = addDays(firstDate, index)
    const start = startOfDay(date)
    yield {
      ...ofPoint,
      date,
      hours: hours.get(dayIdOf(date)) ?? null,
      isHoliday: holidayOn(date) !== undefined,
      blocks: row.blocks.filter(([day]) => day === date).map(([, from, to]) => ({ from, to })),
      // The longest day has 25 hours.
      taken: taken.filter(({ from, to }) => to > start && from < start + dayMilliseconds + 3_600_000),
    } satisfies DayFacts
  }
}
