import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { readCalendarFacts } from './arrival-day.ts'
import { readStalePoints } from './next-time-store.ts'
import { nextTimes } from './next-times.ts'
import { refreshAllTimes } from './refresh-times.ts'
import { addPoint } from './testing/add-point.ts'

/**
 * The shop's clock shows Friday the 20th. With a day of notice, Sunday is the first day that can be booked, and Monday
 * the 23rd is the first day on which the points are open.
 */
const platform = await testPlatform({ now: '2026-11-20T10:00:00Z' })
const { pool, sql } = platform
const next = async (id: number) => (await nextTimes({ sql, platform, now: platform.clock() }, [id])).get(id)
const start = (id: number) => next(id).then((time) => time && `${time.schedule_date} ${time.start_times[0]}`)
let points = 0
const add = (options: Parameters<typeof addPoint>[1] = {}) =>
  addPoint(pool, { slug: `paja-${++points}`, ...options })

const hold = (pointId: number, bay_id: number, from: string, changed = {}) =>
  insertRow(pool, 'appointment', {
    service_point_id: pointId,
    bay_id,
    holder_kind: 'guest',
    holder_id: crypto.randomUUID(),
    address_hash: 'h'.repeat(43),
    during: `[${from},${new Date(Date.parse(from) + 1_800_000).toISOString()})`,
    held_since: '2026-11-20T10:00:00Z',
    held_until: '2026-11-20T10:15:00Z',
    service_ids: '{1}',
    tyres: 4,
    ...changed,
  })

test('the first day with a free time, with three of its times', async () => {
  const { pointId } = await add()
  expect(await next(pointId)).toEqual({
    schedule_date: '2026-11-23',
    start_times: ['08:00:00', '08:30:00', '09:00:00'],
  })
})

test('a point without a calendar and one without hours have none', async () => {
  const { pointId } = await add({ row: { has_calendar: false } })
  expect(await next(pointId)).toBeNull()
  const { pointId: other } = await add()
  await pool.query('delete from service_point_hours where service_point_id = $1', [other])
  expect(await next(other)).toBeNull()
})

test('a hold takes its time away until it runs out, whether or not it was deleted', async () => {
  const { pointId, bayIds } = await add()
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  await hold(pointId, bayIds[0] ?? 0, '2026-11-23T06:00:00Z')
  expect(await start(pointId)).toBe('2026-11-23 08:30:00')
  platform.at('2026-11-20T10:15:00Z')
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  platform.at('2026-11-20T10:00:00Z')
})

test('a second bay has the time free', async () => {
  const { pointId, bayIds } = await add({ bays: 2 })
  await hold(pointId, bayIds[0] ?? 0, '2026-11-23T06:00:00Z')
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  await hold(pointId, bayIds[1] ?? 0, '2026-11-23T06:00:00Z')
  expect(await start(pointId)).toBe('2026-11-23 08:30:00')
})

test.each([
  [
    'hours that change',
    "update service_point_hours set start_time = '09:00' where service_point_id = $1",
    '2026-11-23 09:00:00',
  ],
  [
    'a block of a day',
    "insert into service_point_block (service_point_id, day) values ($1, '2026-11-23')",
    '2026-11-24 08:00:00',
  ],
  [
    'a block of an hour',
    "insert into service_point_block (service_point_id, day, start_time, end_time) values ($1, '2026-11-23', '08:00', '09:00')",
    '2026-11-23 09:00:00',
  ],
  [
    'stock that the point no longer holds',
    'update service_point set holds_own_stock = false where id = $1',
    '2026-11-27 08:00:00',
  ],
  ['more notice', 'update service_point set min_skip_day = 4 where id = $1', '2026-11-25 08:00:00'],
  [
    'a break',
    "update service_point set break_start_time = '08:00', break_end_time = '08:30' where id = $1",
    '2026-11-23 08:30:00',
  ],
  [
    'the only bay out of use',
    'update service_point_bay set active = false where service_point_id = $1',
    null,
  ],
  [
    'a point that goes over to appointments by phone',
    'update service_point set has_calendar = false where id = $1',
    null,
  ],
])('%s change the next time at once', async (_, text, expected) => {
  const { pointId } = await add()
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  await pool.query(text, [pointId])
  expect(await start(pointId)).toBe(expected)
})

test('the new day in Helsinki moves it on', async () => {
  const { pointId } = await add()
  platform.at('2026-11-21T21:59:00Z')
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  platform.at('2026-11-21T22:00:00Z')
  expect(await start(pointId)).toBe('2026-11-24 08:00:00')
  platform.at('2026-11-20T10:00:00Z')
})

test('the hour from which orders are sent a day later, and other delivery settings, move it on', async () => {
  const { pointId } = await add({ row: { holds_own_stock: false } })
  platform.at('2026-11-20T11:59:00Z')
  expect(await start(pointId)).toBe('2026-11-27 08:00:00')
  platform.at('2026-11-20T12:00:00Z')
  expect(await start(pointId)).toBe('2026-11-30 08:00:00')
  platform.at('2026-11-20T10:00:00Z')
  await pool.query('update delivery_setting set cars_most_days = 3')
  await expect.poll(() => start(pointId)).toBe('2026-11-25 08:00:00')
  await pool.query('update delivery_setting set cars_most_days = 5')
  await expect.poll(() => start(pointId)).toBe('2026-11-27 08:00:00')
})

test('a point that is booked up for weeks has its next time after them, and one without end has none', async () => {
  const { pointId } = await add()
  await pool.query(
    "insert into service_point_block (service_point_id, day) select $1, day from generate_series('2026-11-20'::date, '2027-01-10', '1 day') as day",
    [pointId],
  )
  expect(await start(pointId)).toBe('2027-01-11 08:00:00')
  await pool.query(
    "insert into service_point_block (service_point_id, day) select $1, day from generate_series('2027-01-11'::date, '2027-03-10', '1 day') as day",
    [pointId],
  )
  expect(await next(pointId)).toBeNull()
})

test('what is true is read in one statement, however many points; what is not in three more', async () => {
  await add()
  const ids = (await pool.query('select id from service_point')).rows.map(({ id }) => id)
  const read = () => nextTimes({ sql, platform, now: platform.clock() }, ids)
  await read()
  expect(await countStatements(read)).toBe(1)
  await pool.query(
    'update service_point set min_skip_day = 9 where has_calendar and id = (select max(id) from service_point)',
  )
  expect(await countStatements(read)).toBe(3)
  expect(await countStatements(read)).toBe(1)
})

test('a time computed from facts that changed meanwhile is not stored as true', async () => {
  const { pointId, bayIds } = await add()
  const other = await pool.connect()
  await other.query('begin')
  await other.query("update service_point_hours set start_time = '09:00' where service_point_id = $1", [
    pointId,
  ])
  expect(await start(pointId)).toBe('2026-11-23 08:00:00')
  await other.query('commit')
  other.release()
  expect(await start(pointId)).toBe('2026-11-23 09:00:00')
  expect(bayIds).toHaveLength(1)
})

test('the job of each minute deletes what has run out and leaves nothing stale', async () => {
  const { pointId, bayIds } = await add()
  await hold(pointId, bayIds[0] ?? 0, '2026-11-23T06:00:00Z')
  await hold(pointId, bayIds[0] ?? 0, '2026-11-23T06:30:00Z', { state: 'firm', held_until: null })
  const now = new Date('2026-11-20T10:16:00Z')
  await refreshAllTimes(platform, now)
  const { rows } = await pool.query('select state from appointment where service_point_id = $1', [pointId])
  expect(rows).toEqual([{ state: 'firm' }])
  expect(await readStalePoints(sql, await readCalendarFacts(sql, { platform, now }))).toEqual([])
})
