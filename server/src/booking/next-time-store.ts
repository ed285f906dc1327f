import type { Sql } from '../platform/database/sql.ts'
import type { CalendarFacts } from './rules/booking-window.ts'

interface Time {
  readonly pointId: number
  /** The day of the next free time; null if there is no free time. */
  readonly date: string | null
  readonly startTimes: readonly string[]
}

export interface StoredTime extends Time {
  /**
   * False if the calendar has changed since the time was stored, the stored time has expired, or tyres now arrive on
   * another day.
   */
  readonly isTrue: boolean
}

export interface ComputedTime extends Time {
  readonly hasCalendar: boolean
  /** The change counter that was current when the facts were read. */
  readonly changes: number
  readonly trueUntil: Date
}

type Moment = Pick<CalendarFacts, 'now' | 'arrivalDay'>

export function readNextTimes(
  sql: Sql,
  pointIds: readonly number[],
  { now, arrivalDay }: Moment,
): Promise<StoredTime[]> {
  return sql<StoredTime>`
    select service_point_id as point_id, schedule_date::text as date, start_times,
      coalesce(computed_changes = changes and true_until > ${now} and arrival_day = ${arrivalDay}::date, false) as is_true
    from service_point_next_time where service_point_id = any(${pointIds})`
}

/** Reads how often the calendar of a point has changed. Returns null if the point does not exist. */
export async function readChanges(sql: Sql, pointId: number): Promise<number | null> {
  const [row] = await sql<{ changes: number }>`
    select changes::float8 as changes from service_point_next_time where service_point_id = ${pointId}`
  return row?.changes ?? null
}

/** Lists the points whose stored times are outdated. */
export async function readStalePoints(sql: Sql, { now, arrivalDay }: Moment): Promise<number[]> {
  const rows = await sql<{ id: number }>`
    select service_point_id as id from service_point_next_time
      join service_point point on point.id = service_point_id and active
    where computed_changes is distinct from changes or true_until <= ${now}
      or arrival_day is distinct from ${arrivalDay}::date
    order by service_point_id`
  return rows.map(({ id }) => id)
}

/**
 * Stores computed next times. A row whose counter has changed since its data were read is not written; it is computed
 * again later. A locked row is about to change, so it is skipped without waiting.
 */
export async function writeNextTimes(
  sql: Sql,
  times: readonly ComputedTime[],
  arrivalDay: string,
): Promise<void> {
  const rows = times.map(({ pointId, changes, trueUntil, date, startTimes }) => ({
    id: pointId,
    changes,
    until: trueUntil,
    date,
    times: startTimes,
  }))
  await sql`
    with computed as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        as computed (id integer, changes bigint, until timestamptz, date date, times text[])
    ), unchanged as (
      select service_point_id from service_point_next_time stored
        join computed on computed.id = service_point_id and computed.changes = stored.changes
      order by service_point_id for no key update of stored skip locked
    )
    update service_point_next_time stored
    set computed_changes = computed.changes, true_until = until, schedule_date = date, start_times = times,
      arrival_day = ${arrivalDay}::date
    from computed join unchanged on unchanged.service_point_id = computed.id
    where stored.service_point_id = computed.id and stored.changes = computed.changes`
}
