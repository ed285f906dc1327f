import type { Sql } from '../platform/database/sql.ts'

type Minutes = readonly [from: number, to: number]

/**
 * All data that decide at which times a service point is free, for a range of days. Times of day are minutes since
 * midnight in Helsinki.
 */
export interface PointRow {
  readonly id: number
  readonly hasCalendar: boolean
  readonly minSkipDay: number
  readonly holdsOwnStock: boolean
  readonly breakFrom: number | null
  readonly breakTo: number | null
  /** Opening hours for the weekdays that the point offers, from 1 (Sunday) to 7 (Saturday). */
  readonly hours: readonly (readonly [dayId: number, from: number, to: number])[]
  readonly bays: readonly number[]
  readonly blocks: readonly (readonly [day: string, ...Minutes])[]
  /** Occupied bays; the times are in milliseconds. */
  readonly taken: readonly (readonly [bayId: number, ...Minutes])[]
  /** The earliest moment at which one of the holds in `taken` expires. */
  readonly firstExpiry: Date | null
  readonly changes: number
}

interface Range {
  readonly firstDate: string
  readonly lastDate: string
  /** `from` is the start of the first day, `to` the end of the last. */
  readonly from: Date
  readonly to: Date
}

/**
 * Reads the data of any number of points and days in one statement, so that all data are of the same moment. Closed
 * points and expired holds are left out.
 */
export function readPointRows(
  sql: Sql,
  ids: readonly number[],
  range: Range,
  now: Date,
): Promise<PointRow[]> {
  const { firstDate, lastDate, from, to } = range
  return sql<PointRow>`
    select point.id, has_calendar, min_skip_day,
      holds_own_stock,
      minute_of(break_start_time) as break_from, minute_of(break_end_time) as break_to,
      array(select id from service_point_bay where service_point_id = point.id and active order by number) as bays,
      coalesce((
        select json_agg(json_build_array(day_id, minute_of(start_time), minute_of(end_time)))
        from service_point_hours where service_point_id = point.id
      ), '[]') as hours,
      coalesce((
        select json_agg(json_build_array(
          day, coalesce(minute_of(start_time), 0), coalesce(minute_of(end_time), 1440)
        ))
        from service_point_block
        where service_point_id = point.id and day between ${firstDate}::date and ${lastDate}::date
      ), '[]') as blocks,
      coalesce(taken.rows, '[]') as taken, taken.first_expiry, changes::float8 as changes
    from service_point point
      join service_point_next_time on service_point_next_time.service_point_id = point.id
      left join lateral (
        select json_agg(json_build_array(bay_id, milliseconds_of(lower(during)), milliseconds_of(upper(during)))) as rows,
          min(held_until) as first_expiry
        from appointment
        where service_point_id = point.id and state in ('hold', 'firm')
          and lower(during) >= ${from}::timestamptz and lower(during) < ${to}
          and (state = 'firm' or held_until > ${now})
      ) taken on true
    where point.id = any(${ids}) and active`
}
