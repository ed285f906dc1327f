import { getAllFilters, getProductDetails, getProducts } from '@pito/contracts/catalogue'
import { getCmsPages, getMenus } from '@pito/contracts/content'
import { fillDemo } from '@pito/demo/fill'
import { expect, test } from 'vitest'
import { countStatements } from '../../testing/count-statements.ts'
import { aVisit, smallShop } from '../../testing/small-shop.ts'
import { buildApi } from '../app.ts'
import { inProcessApi } from '../platform/http/in-process.ts'
import { catalogueOf } from './open-catalogue.ts'

const { platform, reopened } = await smallShop()
await platform.sql.transaction((tx) => fillDemo(tx, { articles: 600 }))
const shops = await Promise.all([platform, await reopened({})].map(apiOf))

type Shop = Awaited<ReturnType<typeof apiOf>>

async function apiOf(of: typeof platform) {
  const { calls } = await buildApi(of)
  return { edition: of.edition, api: inProcessApi(of, calls, aVisit(of, of.clock())) }
}

/** Returns the count of changes with which an edition of the shop begins. */
const changesOf = ({ edition }: Shop) => Number.parseInt(edition.current, 10)
const cheapest = async ({ api }: Shop) => (await api(getProducts, { vehicle_type: '2', per_page: 1 })).data[0]
const carsOf = async ({ api }: Shop) =>
  (await api(getAllFilters, { models: '0' })).data.vehicle_types.find(({ name }) => name === 'Car')?.count ??
  0
const asASize = async ({ api }: Shop, id: number) =>
  (await api(getProductDetails, { id })).data.products.find((variant) => variant.id === id)?.net_price_with_rc
const both = (look: (shop: Shop) => Promise<unknown>) => Promise.all(shops.map(look))

test('a price changed in the database shows on list, product and sizes of two processes', async () => {
  const [first] = await both(cheapest)
  const { id } = first as { id: number }
  expect(await both((shop) => asASize(shop, id))).not.toContain(1.01)
  const editions = shops.map(changesOf)
  await platform.pool.query('update tyre set price_cents = 101 where id = $1', [id])
  await expect
    .poll(() => both(async (shop) => (await cheapest(shop))?.net_price_with_rc))
    .toEqual([1.01, 1.01])
  const pages = await both(async ({ api }) => (await api(getProductDetails, { id })).data.net_price_with_rc)
  expect(pages).toEqual([1.01, 1.01])
  expect(await both((shop) => asASize(shop, id))).toEqual([1.01, 1.01])
  expect(shops.every((shop, index) => changesOf(shop) > (editions[index] ?? 0))).toBe(true)
})

test('a tyre taken off the list is gone everywhere, and comes back', async () => {
  const [first] = await both(cheapest)
  const { id } = first as { id: number }
  const [cars = 0] = (await both(carsOf)) as number[]
  await platform.pool.query("update tyre set state = 'off-sale' where id = $1", [id])
  await expect.poll(() => both(async (shop) => (await cheapest(shop))?.id === id)).toEqual([false, false])
  expect(await both(carsOf)).toEqual([cars - 1, cars - 1])
  await platform.pool.query("update tyre set state = 'on-sale' where id = $1", [id])
  await expect.poll(() => both(async (shop) => (await cheapest(shop))?.id)).toEqual([id, id])
  expect(await both(carsOf)).toEqual([cars, cars])
})

test('a thousand changes at once are followed together, not one by one', async () => {
  const before = shops.map(changesOf)
  await platform.pool.query('update tyre set price_cents = price_cents + 100')
  const isDearer = async (shop: Shop) => ((await cheapest(shop))?.net_price_with_rc ?? 0) >= 2
  await expect.poll(() => both(isDearer)).toEqual([true, true])
  for (const [index, shop] of shops.entries())
    expect(changesOf(shop) - (before[index] ?? 0)).toBeLessThanOrEqual(2)
})

test('a model renamed shows its new name', async () => {
  await platform.pool.query(
    "update model set name = 'Uusi nimi' where id = (select model_id from tyre order by price_cents, id limit 1)",
  )
  const firstModel = async ({ api }: Shop) => (await api(getProducts, { per_page: 1 })).data[0]?.model.name
  await expect.poll(() => both(firstModel)).toEqual(['Uusi nimi', 'Uusi nimi'])
})

test('texts of a model, the article that stands for it and its number of sizes follow changes', async () => {
  const { rows } = await platform.pool.query<{ id: number; model: number; other: number }>(
    'select min(id) as id, max(id) as other, model_id as model from tyre where active group by model_id having count(*) > 2 limit 1',
  )
  const { id, other, model } = rows[0] ?? { id: 0, other: 0, model: 0 }
  const detailsOf = async ({ api }: Shop) => (await api(getProductDetails, { id })).data
  const [before] = await both(detailsOf)
  const { sizes } = before as { sizes: number }
  await platform.pool.query("update model set description_fi = 'Uusi kuvaus' where id = $1", [model])
  await expect
    .poll(() => both(async (shop) => (await detailsOf(shop)).description))
    .toEqual(['Uusi kuvaus', 'Uusi kuvaus'])
  await platform.pool.query(
    'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2026, 30, 40)',
    [other],
  )
  await platform.pool.query('update tyre set price_cents = 777 where id = $1', [other])
  await expect.poll(() => both(async (shop) => (await detailsOf(shop)).main_product)).toEqual([other, other])
  await platform.pool.query("update tyre set state = 'off-sale' where id = $1", [other])
  await expect.poll(() => both(async (shop) => (await detailsOf(shop)).sizes)).toEqual([sizes - 1, sizes - 1])
  expect(
    (await both(detailsOf)).map(
      (details) => (details as typeof before & { products: unknown[] }).products.length,
    ),
  ).toEqual([sizes - 1, sizes - 1])
})

test('a changed price reads the article alone, and no names of brands and models', async () => {
  const [shop] = shops
  if (!shop) throw new Error('no shop')
  const catalogue = catalogueOf(platform)
  const { rows } = await platform.pool.query<{ id: number }>('select min(id) as id from tyre where active')
  const [names, words] = [catalogue.brands, catalogue.vocabulary]
  const shown = catalogue.shownRevision
  await platform.pool.query('update tyre set price_cents = price_cents + 1 where id = $1', [rows[0]?.id])
  await expect.poll(() => catalogue.shownRevision).toBeGreaterThan(shown)
  expect(catalogue.brands).toBe(names)
  expect(catalogue.vocabulary).toBe(words)
  await platform.pool.query('update model set popularity = popularity + 1')
  await expect.poll(() => catalogue.brands).not.toBe(names)
})

test('pages ask the database a constant number of times, however much they show', async () => {
  const [shop] = shops
  if (!shop) throw new Error('no shop')
  const frame = () => Promise.all([shop.api(getMenus, {}), shop.api(getCmsPages, { type: 'Footer' })])
  await frame()
  expect(await countStatements(frame)).toBe(0)
  const listOf = (size: number) => () =>
    Promise.all([
      shop.api(getProducts, { per_page: size, page: 2 }),
      shop.api(getAllFilters, { vehicle_type: '2' }),
    ])
  expect(await countStatements(listOf(5))).toBeLessThanOrEqual(1)
  expect(await countStatements(listOf(100))).toBeLessThanOrEqual(1)
  for (const id of await siblingsFewAndMany())
    expect(await countStatements(() => shop.api(getProductDetails, { id }))).toBeLessThanOrEqual(4)
})

/** Returns a tyre whose model has the fewest sizes, and one whose model has the most. */
async function siblingsFewAndMany(): Promise<[number, number]> {
  const { rows } = await platform.pool.query<{ id: number }>(
    'select min(id) as id from tyre where active group by model_id order by count(*)',
  )
  return [rows[0]?.id ?? 0, rows.at(-1)?.id ?? 0]
}
