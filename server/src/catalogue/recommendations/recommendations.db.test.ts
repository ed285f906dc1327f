import type { Recommendation, StockedVehicleSize } from '@pito/contracts/recommendations'
import { recommendationLevels } from '@pito/contracts/values/recommendation-levels'
import type { Vehicle } from '@pito/contracts/vehicles'
import { expect, onTestFinished, test, vi } from 'vitest'
import { countStatements } from '../../../testing/count-statements.ts'
import { testPlatform } from '../../../testing/test-platform.ts'
import { vehicleRegistry } from '../../../testing/vehicle-registry.ts'
import { buildApi } from '../../app.ts'

const platform = await testPlatform({
  demoArticles: 2600,
  settings: await vehicleRegistry(),
})
const { app } = await buildApi(platform)

async function get(path: string) {
  const answer = await app.inject({ url: `/api/v1/${path}` })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const plate = 'licencePlate=ABC-123'
const recommended = async (query: string) => {
  const { data } = (await get(`recommendations?${query}`)).body
  return data as { total: number; recommendations: Recommendation[]; instead: unknown }
}
const vehicle = (await get(`vehicle-by-licence-plate?${plate}`)).body.data as Vehicle
const approved = vehicle.sizes.map(({ size_text }) => size_text)

/** Restores the tyres after a test, and waits until the search index has followed. */
async function restoreAfterTest(query: string, restore: () => Promise<unknown>) {
  const shown = async () => [await recommended(query), (await get('products?min_stock=4')).body.total]
  const before = await shown()
  onTestFinished(async () => {
    await restore()
    await vi.waitFor(async () => expect(await shown()).toEqual(before), 15_000)
  })
}

async function restoreBatchesAfterTest(query: string) {
  const batches = JSON.stringify(await platform.sql`select id, quantity from stock_batch`)
  await restoreAfterTest(
    query,
    () => platform.sql`
      update stock_batch set quantity = earlier.quantity
      from json_to_recordset(${batches}::json) as earlier (id integer, quantity integer)
      where stock_batch.id = earlier.id`,
  )
}

test.each(['price', 'grip', 'quiet'])(
  'different models in full sets are recommended by %s, and none is cheaper than the one before it',
  async (priority) => {
    const query = `${plate}&tyre_season_id=2,3,4&priority=${priority}`
    const { total, recommendations } = await recommended(query)
    expect(recommendations.length).toBeGreaterThan(1)
    expect(recommendations.map(({ level }) => level)).toEqual(
      recommendationLevels.slice(0, recommendations.length),
    )
    const products = recommendations.map(({ product }) => product)
    const prices = products.map(({ net_price_with_rc }) => net_price_with_rc)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(new Set(products.map(({ model }) => model.id)).size).toBe(products.length)
    for (const product of products) {
      expect(product.in_stock).toBeGreaterThanOrEqual(4)
      expect(approved.some((size) => product.size_text.startsWith(size))).toBe(true)
      expect([2, 3]).toContain(product.tyre_season_id)
    }
    const totalOf = async (seasons: string) =>
      (await get(`products?${plate}&tyre_season_id=${seasons}&min_stock=4`)).body.total as number
    expect(total).toBe(await totalOf('2,3'))
    expect(total).toBeLessThan(await totalOf('2,3,4'))
    for (const { reason } of recommendations) expect(reason.out_of).toBe(total)
    expect(await recommended(query)).toEqual({ total, recommendations, instead: null })
  },
)

test('studdable tyres are offered instead when there are no others', async () => {
  const [tyre] = (await get('products?tyre_season_id=4&min_stock=4')).body.data as Recommendation['product'][]
  const size = `width=${tyre?.width}&height=${tyre?.aspect_ratio}&diameter=${tyre?.diameter}`
  const query = `${size}&tyre_season_id=2,3,4&min_stock=4`
  await restoreBatchesAfterTest(query)
  await platform.sql`
    update stock_batch set quantity = 0 where tyre_id in (select id from tyre where season_id <> 4)`
  await expect.poll(async () => (await recommended(query)).total).toBe(0)
  const count = (await recommended(query.replace('2,3,4', '4'))).total
  expect(count).toBeGreaterThan(0)
  expect(await recommended(query)).toMatchObject({
    recommendations: [],
    instead: { seasons: [{ id: 4, count }] },
  })
})

test('recommendations take one statement, however many tyres are compared', async () => {
  const statementsFor = (query: string) => {
    platform.edition.bump()
    return countStatements(() => recommended(query))
  }
  const ofOneSize = await statementsFor('width=205&height=55&diameter=16&priority=grip')
  expect(ofOneSize).toBeLessThanOrEqual(1)
  expect(
    await statementsFor('make=Toyota&model=Corolla%20(E210)&year=2022&priority=grip'),
  ).toBeLessThanOrEqual(1)
})

test('a size without an aspect ratio is recommended for by its width and diameter alone', async () => {
  const ofTruck = await recommended('width=12&diameter=22.5')
  expect(ofTruck.recommendations.length).toBeGreaterThan(0)
  expect(ofTruck).toEqual(await recommended('width=12&height=0&diameter=22.5'))
  const ofSeasons = 'products?width=12&diameter=22.5&min_stock=4&tyre_season_id=1,2,3,5'
  expect(ofTruck.total).toBe((await get(ofSeasons)).body.total)
})

test('an unknown priority or vehicle is refused', async () => {
  expect((await get('recommendations?priority=beauty')).status).toBe(422)
  expect(await get('recommendations?width=205&height=55')).toMatchObject({
    status: 422,
    body: { errors: { width: [expect.stringContaining('koko')] } },
  })
  expect(await get('recommendations?make=Foo&model=Bar&year=2000')).toMatchObject({
    status: 404,
    body: { code: 'vehicle-model-unknown' },
  })
})

test('the sizes of a vehicle state what it needs, and count the tyres that fit', async () => {
  const sizes = (await get(`vehicle-sizes?${plate}`)).body.data as StockedVehicleSize[]
  expect(sizes.map(({ size_text }) => size_text)).toEqual(approved)
  expect(sizes.some(({ in_stock }) => in_stock > 0)).toBe(true)
  for (const { width, aspect_ratio, diameter, load_index, in_stock, price_for_four } of sizes) {
    const query = `${plate}&width=${width}&height=${aspect_ratio}&diameter=${diameter}&in_stock=1`
    const { total } = (await get(`products?${query}`)).body
    expect(load_index).toBeGreaterThan(70)
    expect(in_stock).toBeLessThanOrEqual(total)
    expect(price_for_four === null).toBe(in_stock === 0)
  }
  expect((await get('vehicle-sizes')).body.data).toEqual([])
})

test('front and rear sizes that belong together are one size of a vehicle, and the list has both', async () => {
  const car = 'make=BMW&model=i4&year=2022'
  const sizes = (await get(`vehicle-sizes?${car}`)).body.data as StockedVehicleSize[]
  expect(sizes.map(({ size_text, rear }) => [size_text, rear?.size_text])).toEqual([
    ['225/55 R17', undefined],
    ['245/45 R18', undefined],
    ['245/45 R18', '255/45 R18'],
    ['245/40 R19', '255/40 R19'],
  ])
  const front = 'width=245&height=45&diameter=18'
  const rear = 'width=255&height=45&diameter=18'
  const totalOf = async (query: string) =>
    (await get(`products?${car}&in_stock=1&${query}`)).body.total as number
  const both = await totalOf(`${front}&${rear.replace(/(?=width|height|diameter)/g, 'rear_')}`)
  expect(both).toBe((await totalOf(front)) + (await totalOf(rear)))
  expect(sizes[2]?.in_stock).toBe(both)
  expect(sizes[2]?.price_for_four).toBeGreaterThan(0)
  const withoutVehicle = `${front}&rear_width=255&rear_height=45&rear_diameter=18&per_page=100`
  const listed = (await get(`products?${withoutVehicle}`)).body.data as Recommendation['product'][]
  expect(new Set(listed.map(({ width }) => width))).toEqual(new Set([245, 255]))
  expect((await get(`recommendations?${withoutVehicle}`)).status).toBe(422)
})

test('sizes that are approved only in front or only in the rear are neither recommended nor offered instead', async () => {
  const car = 'make=BMW&model=i4&year=2022'
  const onAllWheels = ['225/55 R17', '245/45 R18']
  for (const season of [1, 2, 3]) {
    const { recommendations } = await recommended(`${car}&tyre_season_id=${season}`)
    expect(recommendations.length, `season ${season}`).toBeGreaterThan(0)
    for (const { product } of recommendations)
      expect(onAllWheels.some((size) => product.size_text.startsWith(size))).toBe(true)
  }
  const ofRear = await recommended(`${car}&width=255&height=45&diameter=18`)
  expect(ofRear).toMatchObject({ recommendations: [], instead: { seasons: [], remnants: 0 } })
  expect(ofRear.total).toBeGreaterThan(0)
  const { sizes } = ofRear.instead as { sizes: { size_text: string }[] }
  expect(sizes.map(({ size_text }) => size_text)).toEqual(onAllWheels)
})

test.each([
  ['rear_width=255', 'width, height, diameter, rear_height, rear_diameter'],
  ['width=245&height=45&diameter=18&rear_width=255&rear_height=45', 'rear_diameter'],
  ['rear_width=255&rear_height=45&rear_diameter=18', 'width, height, diameter'],
])(
  'the incomplete front and rear sizes %s are refused, and the missing measures are named',
  async (query, missing) => {
    const sentence = expect.stringContaining(`Puuttuu: ${missing}.`)
    const errors = Object.fromEntries(missing.split(', ').map((name) => [name, [sentence]]))
    for (const path of ['products', 'filter/all'])
      expect(await get(`${path}?${query}`)).toMatchObject({ status: 422, body: { errors } })
  },
)

test('the sizes of a vehicle model are those of the lists, without load and speed', async () => {
  const car = 'make=toyota&model=Corolla%20(E210)&year=2022'
  const sizes = (await get(`vehicle-sizes?${car}`)).body.data as StockedVehicleSize[]
  expect(sizes.map(({ size_text }) => size_text)).toContain('205/55 R16')
  expect(sizes[0]).toMatchObject({ load_index: null, speed_index: null })
  const listed = (await get(`products?${car}&per_page=100`)).body.data as Recommendation['product'][]
  expect(listed.length).toBeGreaterThan(0)
  for (const { size_text } of listed)
    expect(sizes.some((size) => size_text.startsWith(size.size_text))).toBe(true)
})

test('a tyre that does not fit is not recommended, but no other tyre is then called the cheapest', async () => {
  const query = `${plate}&tyre_season_id=2,3`
  const [cheapest] = (await recommended(query)).recommendations
  expect(cheapest?.reason.first_in.price).toBe(true)
  const id = cheapest?.product.id ?? 0
  const [tyre] = await platform.sql<{
    loadIndex: number
  }>`select load_index from tyre where id = ${id}`
  await restoreAfterTest(
    query,
    () => platform.sql`update tyre set load_index = ${tyre?.loadIndex} where id = ${id}`,
  )
  await platform.sql`update tyre set load_index = 60 where id = ${id}`
  const ids = async () => (await recommended(query)).recommendations.map(({ product }) => product.id)
  await expect.poll(ids).not.toContain(id)
  const { total, recommendations } = await recommended(query)
  expect(recommendations).toHaveLength(3)
  expect(total).toBe((await get(`products?${query}&min_stock=4`)).body.total)
  for (const { product, reason } of recommendations) {
    expect(product.id).not.toBe(id)
    expect(reason.first_in.price).toBe(false)
  }
})

test('a studless winter tyre without the snowflake is not recommended for a car', async () => {
  const query = `${plate}&tyre_season_id=2`
  const [first] = (await recommended(query)).recommendations
  const model = first?.product.model.id ?? 0
  const [marks] = await platform.sql<{
    iceGrip: boolean
  }>`select ice_grip from model where id = ${model}`
  await restoreAfterTest(
    query,
    () => platform.sql`update model set has_3pmsf = true, ice_grip = ${marks?.iceGrip} where id = ${model}`,
  )
  await platform.sql`update model set has_3pmsf = false, ice_grip = false where id = ${model}`
  const models = async () => (await recommended(query)).recommendations.map(({ product }) => product.model.id)
  await expect.poll(models).not.toContain(model)
  expect(await models()).toHaveLength(3)
  const listed = (await get(`products?${query}&per_page=100`)).body.data as Recommendation['product'][]
  expect(listed.length).toBeGreaterThan(0)
  expect(listed.map(({ model: { id } }) => id)).not.toContain(model)
  expect((await get(`products?tyre_season_id=2&model_id=${model}`)).body.total).toBeGreaterThan(0)
})

test.each([
  [2, ['good', 'better']],
  [1, ['good']],
])('when four can be bought of %i tyres, only these are recommended', async (count, levels) => {
  const query = `${plate}&tyre_season_id=1`
  const ids = (await recommended(query)).recommendations.slice(0, count).map(({ product }) => product.id)
  await restoreBatchesAfterTest(query)
  await platform.sql`update stock_batch set quantity = 0 where tyre_id <> all(${ids})`
  await expect.poll(async () => (await recommended(query)).total).toBe(count)
  const { recommendations, instead } = await recommended(query)
  expect(recommendations.map(({ level }) => level)).toEqual(levels)
  expect(recommendations.map(({ product }) => product.id)).toEqual(ids)
  for (const { reason } of recommendations) expect(reason.out_of).toBe(count)
  expect(instead).toBeNull()
})

test('when nothing can be recommended, fitting tyres of other seasons and sizes and remnants are counted', async () => {
  const [size] = vehicle.sizes
  const query = `${plate}&tyre_season_id=1&width=${size?.width}&height=${size?.aspect_ratio}&diameter=${size?.diameter}&in_stock=1`
  await restoreBatchesAfterTest(query)
  await platform.sql`update stock_batch set quantity = 3`
  await expect.poll(async () => (await recommended(query)).recommendations).toEqual([])
  const { instead } = (await recommended(query)) as {
    instead: {
      remnants: number
      seasons: { id: number; count: number }[]
      sizes: { size_text: string; count: number }[]
    }
  }
  const ofSeason = async (season: number) =>
    (await get(`vehicle-sizes?${plate}&tyre_season_id=${season}`)).body.data as StockedVehicleSize[]
  const inSummer = await ofSeason(1)
  const own = inSummer.find(({ size_text }) => size_text === size?.size_text)
  expect(instead.remnants).toBe(own?.in_stock)
  expect(own?.price_for_four).toBeNull()
  expect(instead.seasons.length).toBeGreaterThan(0)
  for (const { id, count } of instead.seasons) {
    expect(id).not.toBe(1)
    const { total } = (await get(`products?${query.replace('season_id=1', `season_id=${id}`)}`)).body
    expect(count).toBeLessThanOrEqual(total)
  }
  expect(instead.sizes.length).toBeGreaterThan(0)
  for (const { size_text, count } of instead.sizes) {
    expect(size_text).not.toBe(size?.size_text)
    expect(count).toBe(inSummer.find((other) => other.size_text === size_text)?.in_stock)
  }
})
