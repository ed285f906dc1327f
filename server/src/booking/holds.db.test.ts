import { expect, test } from 'vitest'
import type { Values } from '../../testing/insert-row.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { testPlatform } from '../../testing/test-platform.ts'
import { refreshAllTimes } from './refresh-times.ts'
import { renewHold } from './renew-hold.ts'
import { addPoint } from './testing/add-point.ts'

const platform = await testPlatform()
const { pool, sql } = platform
const one = await addPoint(pool, { bays: 2 })
const other = await addPoint(pool, { slug: 'kuurapaja-lahti' })
const [bay = 0, secondBay = 0] = one.bayIds
const held = {
  service_point_id: one.pointId,
  bay_id: bay,
  holder_kind: 'guest',
  holder_id: 'aino',
  address_hash: 'h'.repeat(43),
  during: '[2026-12-01T07:00:00Z,2026-12-01T07:30:00Z)',
  held_since: '2026-11-20T10:00:00Z',
  held_until: '2026-11-20T10:15:00Z',
  service_ids: '{1}',
  tyres: 4,
}
const add = (changed: Values = {}) => insertRow(pool, 'appointment', { ...held, ...changed })
const alone = { constraint: 'appointment_has_its_bay_alone' }
await add()

test.each<[string, Values]>([
  ['the same time', {}],
  ['the same time, paid', { state: 'firm', held_until: null }],
  ['a time that begins before it ends', { during: '[2026-12-01T07:15:00Z,2026-12-01T07:45:00Z)' }],
  ['a time that ends after it begins', { during: '[2026-12-01T06:45:00Z,2026-12-01T07:15:00Z)' }],
  [
    'the same time, held after the first has run out',
    { held_since: '2026-11-20T12:00:00Z', held_until: null, state: 'firm' },
  ],
])('the database itself refuses two cars in a bay: %s', async (_, changed) => {
  await expect(add(changed)).rejects.toMatchObject(alone)
})

test.each<[string, Values]>([
  ['the next half hour', { during: '[2026-12-01T07:30:00Z,2026-12-01T08:00:00Z)' }],
  ['another bay', { bay_id: secondBay }],
  ['what was cancelled', { state: 'cancelled' }],
  ['a point of appointments by phone', { bay_id: null, during: null, held_until: null }],
])('beside it there is room for %s', async (_, changed) => {
  await add(changed)
})

test.each<[string, Values, string]>([
  [
    'a bay of another point',
    { service_point_id: other.pointId, during: '[2026-12-02T07:00:00Z,2026-12-02T07:30:00Z)' },
    'appointment_bay_is_of_its_point',
  ],
  ['a time without a bay', { bay_id: null }, 'appointment_has_a_bay_with_its_time'],
  ['an hour', { during: '[2026-12-02T07:00:00Z,2026-12-02T08:00:00Z)' }, 'appointment_takes_half_an_hour'],
  [
    'a time that is held for ever',
    { during: '[2026-12-02T07:00:00Z,2026-12-02T07:30:00Z)', held_until: null },
    'appointment_time_is_held_until',
  ],
])('%s is refused', async (_, changed, constraint) => {
  await expect(add(changed)).rejects.toMatchObject({ constraint })
})

test('hours that do not say when they end go on to 23.30', async () => {
  await pool.query(
    "insert into service_point_hours (service_point_id, day_id, start_time) values ($1, 7, '09:00')",
    [other.pointId],
  )
  const { rows } = await pool.query('select end_time from service_point_hours where day_id = 7')
  expect(rows).toEqual([{ end_time: '23:30:00' }])
})

test('checkout renews what is held up to an hour, and learns when it is lost', async () => {
  const { rows } = await pool.query(
    'insert into cart (guest_id, created_at, changed_at) values (gen_random_uuid(), now(), now()) returning id',
  )
  const cart_id: string = rows[0].id
  await add({ cart_id, during: '[2026-12-03T07:00:00Z,2026-12-03T07:30:00Z)' })
  const renewAt = async (time: string) => {
    const now = new Date(`2026-11-20T${time}:00Z`)
    const until = await sql.transaction((tx) => renewHold(tx, cart_id, now))
    return until?.toISOString().slice(11, 16)
  }
  const until: unknown[] = []
  for (const time of ['10:05', '10:19', '10:30', '10:44', '10:58', '11:00']) until.push(await renewAt(time))
  expect(until).toEqual(['10:20', '10:34', '10:45', '10:59', '11:00', undefined])
})

test('an appointment by phone goes with its cart, a paid time stays the garage’s', async () => {
  const { rows } = await pool.query(
    'insert into cart (guest_id, created_at, changed_at) values (gen_random_uuid(), now(), now()) returning id',
  )
  const byPhone = { bay_id: null, during: null, held_until: null, holder_id: 'phone' }
  await add({ ...byPhone, cart_id: rows[0].id })
  const during = '[2026-12-04T07:00:00Z,2026-12-04T07:30:00Z)'
  await add({ during, state: 'firm', held_until: null, holder_id: 'paid' })
  await pool.query('delete from cart')
  await refreshAllTimes(platform, new Date('2026-11-20T10:00:00Z'))
  const left = await pool.query("select holder_id from appointment where holder_id in ('phone', 'paid')")
  expect(left.rows).toEqual([{ holder_id: 'paid' }])
})
