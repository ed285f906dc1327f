import { allVehicles } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import type { Values } from '../../../testing/insert-row.ts'
import { insertRow } from '../../../testing/insert-row.ts'
import { pointValues } from '../../../testing/point-values.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import type { DealerSearch } from './dealer-search.ts'
import { readDealer, readDealersNear } from './dealer-store.ts'

const { pool, sql } = await testPlatform()

const helsinki = { lat: 60.1699, lon: 24.9384 }
const tampere = { lat: 61.4978, lon: 23.761 }
const car = 2
const van = 3

async function addPoint(company_name: string, changed: Values = {}, days = [2, 3]): Promise<number> {
  const slug = changed.slug ?? company_name.toLowerCase().replaceAll(/[^a-z]/g, '') ?? ''
  const id = await insertRow(pool, 'service_point', {
    ...pointValues,
    slug,
    company_name,
    ...helsinki,
    ...changed,
  })
  await insertRow(pool, 'service_point_vehicle_type', { service_point_id: id, vehicle_type_id: car })
  for (const day_id of days)
    await insertRow(pool, 'service_point_hours', {
      service_point_id: id,
      day_id,
      start_time: '08:00',
      end_time: '17:00',
    })
  return id
}

const offer = (service_point_id: number, rims: Values = {}) =>
  insertRow(pool, 'service_point_service', {
    service_point_id,
    service_id: 1,
    vehicle_type_id: car,
    price_cents: 1990,
    ...rims,
  })

const kallio = await addPoint('Kuurapaja Kallio', { max_rim: 18, fits_tpms: true })
await offer(kallio, { rim_from: 13, rim_to: 17.5 })
await addPoint('Ähtärin Rengas', { slug: 'ahtarin-rengas', lat: 60.25, fits_run_flat: false }, [7])
await addPoint('Örön Rengas', { slug: 'oron-rengas', lat: 60.35 })
const vans = await addPoint('Vantaan Paku', { lat: 60.3, min_rim: 15 })
await insertRow(pool, 'service_point_vehicle_type', { service_point_id: vans, vehicle_type_id: van })
await addPoint('Tampereen Paja', tampere)
await addPoint('Suljettu', { active: false })

async function find(changed: Partial<DealerSearch> = {}, most = 100) {
  const found = await readDealersNear(
    sql,
    {
      latitude: helsinki.lat,
      longitude: helsinki.lon,
      radiusKm: 100,
      vehicleType: allVehicles,
      serviceIds: [],
      rimSizes: [],
      runFlat: false,
      workingDays: [],
      sort: 0,
      localeId: 2,
      ...changed,
    },
    most,
  )
  return { ...found, names: found.dealers.map(({ companyName }) => companyName) }
}

const near = ['Kuurapaja Kallio', 'Ähtärin Rengas', 'Vantaan Paku', 'Örön Rengas']

test.each([
  [0, near],
  [1, near.toReversed()],
  [2, ['Kuurapaja Kallio', 'Vantaan Paku', 'Ähtärin Rengas', 'Örön Rengas']],
  [3, ['Örön Rengas', 'Ähtärin Rengas', 'Vantaan Paku', 'Kuurapaja Kallio']],
] as const)('sorted by %i', async (sort, names) => {
  expect((await find({ sort })).names).toEqual(names)
})

test('the distance is that along a great circle', async () => {
  const { dealers } = await find({ radiusKm: 15 })
  expect(dealers.map(({ km }) => km?.toFixed(2))).toEqual(['0.00', '8.91', '14.47'])
  const far = await find({ radiusKm: 170 })
  expect(far.dealers.at(-1)?.km).toBeCloseTo(160.67, 0)
})

test('the radius is a circle and not a square', async () => {
  const corner = { latitude: helsinki.lat - 0.85, longitude: helsinki.lon - 1.6 }
  expect((await find({ ...corner, radiusKm: 100 })).total).toBe(0)
  expect((await find({ ...corner, radiusKm: 140 })).total).toBeGreaterThan(0)
})

test('what a point cannot serve leaves it out, and is counted', async () => {
  expect(await find({ vehicleType: van })).toMatchObject({ names: ['Vantaan Paku'], leftOut: 3 })
  expect(await find({ runFlat: true })).toMatchObject({ total: 3, leftOut: 1 })
  expect(await find({ rimSizes: [14, 17] })).toMatchObject({ total: 3, leftOut: 1 })
  expect(await find({ rimSizes: [20] })).toMatchObject({ total: 3, leftOut: 1 })
})

test('every service that is named has to be offered for every rim', async () => {
  expect(await find({ serviceIds: [1] })).toMatchObject({ names: ['Kuurapaja Kallio'], leftOut: 3 })
  expect(await find({ serviceIds: [1], rimSizes: [16, 17] })).toMatchObject({ total: 1 })
  expect(await find({ serviceIds: [1], rimSizes: [16, 18] })).toMatchObject({ total: 0, leftOut: 4 })
})

test('working days: open on any of them; who is closed is not counted as unable', async () => {
  expect(await find({ workingDays: [7] })).toMatchObject({ names: ['Ähtärin Rengas'], leftOut: 0 })
  expect((await find({ workingDays: [7, 2] })).total).toBe(4)
})

test('an answer carries the first of those it counts', async () => {
  expect(await find({}, 2)).toMatchObject({ total: 4, names: near.slice(0, 2) })
})

test('a point comes with its hours and prices, in one statement', async () => {
  expect(await countStatements(() => find())).toBe(1)
  expect(await readDealer(sql, String(kallio), 1)).toMatchObject({
    slug: 'kuurapajakallio',
    fitsTpms: true,
    vehicleTypes: [car],
    hours: [
      [2, '08:00:00', '17:00:00'],
      [3, '08:00:00', '17:00:00'],
    ],
    services: [{ id: 1, name: 'Installation', rimFrom: 13, rimTo: 17.5, cents: 1990, perQuantity: true }],
  })
  expect((await readDealer(sql, 'kuurapajakallio', 2))?.services[0]?.name).toBe('Asennus')
  expect(await readDealer(sql, 'suljettu', 2)).toBeUndefined()
})
