import { testDatabase } from '@pito/server/testing/test-database.ts'
import { expect, test } from 'vitest'
import { fillServicePoints } from './fill-service-points.ts'

const { sql, pool } = await testDatabase()
await sql.transaction(fillServicePoints)

async function countOf(from: string): Promise<number> {
  return (await pool.query(`select count(*)::int from ${from}`)).rows[0].count
}

test('220 points, some without a calendar, some open on weekdays only, some for small rims', async () => {
  expect(await countOf('service_point')).toBe(220)
  expect(await countOf('service_point where not has_calendar')).toBeGreaterThan(5)
  expect(await countOf('service_point_hours where day_id = 7')).toBeGreaterThan(50)
  expect(await countOf('service_point_hours where day_id = 1')).toBe(2)
  expect(await countOf('service_point where max_rim <= 18')).toBeGreaterThan(10)
  expect(await countOf('service_point where break_start_time is null')).toBeGreaterThan(20)
})

test('each can fit a car, has a bay and has a price for every rim that it takes', async () => {
  expect(await countOf('service_point_vehicle_type where vehicle_type_id = 2')).toBe(220)
  expect(
    await countOf(
      'service_point p where not exists (select from service_point_bay where service_point_id = p.id)',
    ),
  ).toBe(0)
  const rims = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22]
  const unpriced = await countOf(`service_point p cross join unnest(array[${rims}]) as rim
    where rim between min_rim and max_rim and not exists (
      select from service_point_service s where s.service_point_id = p.id and service_id = 1
        and vehicle_type_id = 2 and rim between rim_from and rim_to)`)
  expect(unpriced).toBe(0)
})

test('the service of pressure sensors costs 24 € once, whatever the rim', async () => {
  const offers = 'service_point_service where service_id = 2'
  expect(await countOf(offers)).toBeGreaterThan(100)
  expect(await countOf(`${offers} and (price_cents <> 2400 or rim_from is not null)`)).toBe(0)
  expect(await countOf('service where id = 2 and is_price_per_quantity')).toBe(0)
})

test('each is near its postal code', async () => {
  const { rows } = await pool.query(
    'select min(lat), max(lat), min(lon) as west, max(lon) as east from service_point',
  )
  expect(rows[0].min).toBeGreaterThan(59.8)
  expect(rows[0].max).toBeLessThan(69.1)
  expect(rows[0].west).toBeGreaterThan(19.8)
  expect(rows[0].east).toBeLessThan(30.5)
})
