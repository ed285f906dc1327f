import { car as carType, truck as truckType, van as vanType } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { insertRow } from '../../testing/insert-row.ts'
import { pointValues } from '../../testing/point-values.ts'
import { testDatabase } from '../../testing/test-database.ts'

const { pool } = await testDatabase()
const id = await insertRow(pool, 'service_point', pointValues)
const hours = { service_point_id: id, day_id: 2, start_time: '08:00', end_time: '17:00' }
const car = { service_point_id: id, service_id: 1, vehicle_type_id: carType }
const small = { ...car, rim_from: 13, rim_to: 16.5, price_cents: 1990 }
await insertRow(pool, 'service_point_hours', hours)
await insertRow(pool, 'service_point_service', small)
await insertRow(pool, 'service_point_bay', { service_point_id: id, number: 1 })

test.each([
  ['the slug of another', {}, 'service_point_slug_key'],
  ['a slug with a space', { slug: 'kuurapaja kallio' }, 'service_point_slug_check'],
  ['no name', { company_name: '' }, 'service_point_company_name_check'],
  ['a number without its country', { contact_number: '0401234567' }, 'service_point_contact_number_check'],
  ['a mail address that is none', { dealer_email: 'aino' }, 'service_point_dealer_email_check'],
  ['a postal code of four digits', { zipcode: '0053' }, 'service_point_zipcode_check'],
  ['a place in Sweden', { lon: 18.06 }, 'service_point_lon_check'],
  ['a place in Estonia', { lat: 58.9 }, 'service_point_lat_check'],
  ['notice of a year', { min_skip_day: 365 }, 'service_point_min_skip_day_check'],
  ['half a break', { break_start_time: '11:00' }, 'service_point_break_ends_after_it_starts'],
  [
    'a break backwards',
    { break_start_time: '12:00', break_end_time: '11:00' },
    'service_point_break_ends_after_it_starts',
  ],
  ['rims backwards', { min_rim: 20, max_rim: 15 }, 'service_point_rims_have_an_order'],
])('a service point with %s is refused', async (_, changed, constraint) => {
  const refused = insertRow(pool, 'service_point', { ...pointValues, slug: 'kuurapaja-kallio', ...changed })
  await expect(refused).rejects.toMatchObject({ constraint })
})

test.each([
  ['service_point_hours', 'an eighth day', { ...hours, day_id: 8 }, 'service_point_hours_day_id_check'],
  ['service_point_hours', 'a day twice', hours, 'service_point_hours_pkey'],
  [
    'service_point_hours',
    'a day that ends before it starts',
    { ...hours, day_id: 3, end_time: '08:00' },
    'service_point_hours_end_after_they_start',
  ],
  [
    'service_point_bay',
    'a bay twice',
    { service_point_id: id, number: 1 },
    'service_point_bay_service_point_id_number_key',
  ],
  [
    'service_point_vehicle_type',
    'trucks',
    { service_point_id: id, vehicle_type_id: truckType },
    'service_point_vehicle_type_vehicle_type_id_check',
  ],
  [
    'service_point_service',
    'two prices for a rim',
    { ...small, rim_from: 16 },
    'service_point_service_has_one_price',
  ],
  [
    'service_point_service',
    'a price for all rims besides',
    { ...car, price_cents: 1 },
    'service_point_service_has_one_price',
  ],
  [
    'service_point_service',
    'half a range',
    { ...small, rim_from: 18, rim_to: null },
    'service_point_service_rims_have_an_order',
  ],
  [
    'service_point_service',
    'a price below nothing',
    { ...small, rim_from: 17, rim_to: 18, price_cents: -1 },
    'service_point_service_price_cents_check',
  ],
  [
    'service_point_service',
    'trucks',
    { ...small, vehicle_type_id: truckType },
    'service_point_service_vehicle_type_id_check',
  ],
  [
    'service_translation',
    'a third language',
    { service_id: 1, locale_id: 3, name: 'Montering' },
    'service_translation_locale_id_check',
  ],
])('in %s, %s is refused', async (table, _, values, constraint) => {
  await expect(insertRow(pool, table, values)).rejects.toMatchObject({ constraint })
})

test('another rim, vehicle type or point has a price of its own', async () => {
  await insertRow(pool, 'service_point_service', { ...small, rim_from: 17, rim_to: 24, price_cents: 2590 })
  await insertRow(pool, 'service_point_service', { ...small, vehicle_type_id: vanType })
  const other = await insertRow(pool, 'service_point', { ...pointValues, slug: 'kuurapaja-lahti' })
  await insertRow(pool, 'service_point_service', { ...small, service_point_id: other })
})

test('service 1 is the installation, in both languages, before anything is filled', async () => {
  const { rows } = await pool.query(
    'select name from service_translation where service_id = 1 order by locale_id',
  )
  expect(rows).toEqual([{ name: 'Installation' }, { name: 'Asennus' }])
})

test('a changed point is told', async () => {
  const number = async () =>
    Number((await pool.query(`select number from revision where topic = 'service-points'`)).rows[0].number)
  const before = await number()
  await pool.query('update service_point_service set price_cents = price_cents + 100')
  expect(await number()).toBe(before + 1)
})
