import type { Fitting } from '@pito/contracts/fittings'
import { truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addModel, addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addBatch } from '../testing/cart-shop.ts'
import { countStatements } from '../testing/count-statements.ts'
import { testPlatform } from '../testing/test-platform.ts'

const platform = await testPlatform({ now: '2026-11-20T10:00:00Z' })
const { pool } = platform
await addSmallCatalogue(pool)
const truckModel = await addModel(pool, {
  slug: 'kuorma',
  name: 'Kuorma',
  vehicle_kind: 'truck',
  tyre_class: 'C3',
})
const tyres = new Map<string, number>()
for (const [number, name, count, changed] of [
  [1, 'many', 20, {}],
  [2, 'three', 3, { load_index: 91 }],
  [3, 'sold out', 0, { load_index: 92 }],
  [4, 'of trucks', 20, { load_index: 93, vehicle_type_id: truck, model_id: truckModel, tyre_class: 'C3' }],
] as const) {
  const id = await addTyre(pool, number, changed)
  tyres.set(name, id)
  await addBatch(platform, id, 10, count)
}
const { pointId } = await addPoint(pool, { slug: 'kuurapaja-kallio' })
await pool.query('update service_point_service set rim_from = 13, rim_to = 17.5')
await addPoint(pool, { slug: 'paja', row: { has_calendar: false } })
await addPoint(pool, { slug: 'paja-hidas', row: { min_skip_day: 9 } })
const { app } = await buildApi(platform)

const idOf = (name: string) => tyres.get(name)
const here = 'latitude=60.18&longitude=24.95'

async function find(query: string): Promise<Fitting[]> {
  const { body, statusCode } = await app.inject({ url: `/api/v1/fittings?${query}` })
  expect(statusCode).toBe(200)
  return JSON.parse(body).data
}

test('the soonest fitting of every article that can be fitted, with the price of a set', async () => {
  const fittings = await find(`${here}&product_ids=${[...tyres.values()].join(',')}`)
  const soonest = { schedule_date: '2026-11-23', start_time: '08:00:00' }
  expect(fittings).toMatchObject([
    { product_id: idOf('many'), ...soonest, quantity: 4, total: 599.2 },
    { product_id: idOf('three'), ...soonest, quantity: 3, total: 449.4 },
  ])
  expect(fittings[0]?.dealer).toMatchObject({
    id: pointId,
    company_name: 'Kuurapaja',
    distance_km: 0,
    link_en: '/service-point/kuurapaja-kallio',
  })
})

test('nobody fits anything where no point is near', async () => {
  expect(await find(`latitude=69.9&longitude=27&product_ids=${idOf('many')}`)).toEqual([])
})

test('the number of statements grows neither with the articles nor with the points', async () => {
  await find(`${here}&product_ids=${idOf('many')}`)
  expect(await countStatements(() => find(`${here}&product_ids=${idOf('many')}`))).toBe(3)
  expect(await countStatements(() => find(`${here}&product_ids=${[...tyres.values()].join(',')}`))).toBe(3)
})

test.each(['longitude=24', `${here}&product_ids=tyre`, 'latitude=91&longitude=24'])(
  '%s is not valid',
  async (query) => {
    expect((await app.inject({ url: `/api/v1/fittings?${query}` })).statusCode).toBe(422)
  },
)
