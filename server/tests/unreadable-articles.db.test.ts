import { expect, test, vi } from 'vitest'
import { openCatalogue } from '../src/catalogue/index.ts'
import { catalogueOf } from '../src/catalogue/open-catalogue.ts'
import { addModel, addSmallCatalogue, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { insertRow } from '../testing/insert-row.ts'
import { staffShop } from '../testing/staff-shop.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
const owner = await tokenOf('outi')
await addSmallCatalogue(pool)
await addModel(pool, { name: 'Rikki', slug: 'rikki', vehicle_kind: 'van', tyre_class: 'C2' })
const broken = await addTyre(pool, 1, { model_id: 2, tyre_class: 'C2', vehicle_type_id: 3 })
const sound = [await addTyre(pool, 2), await addTyre(pool, 3, { load_index: 95 })]
for (const tyre_id of [broken, ...sound])
  await insertRow(pool, 'stock_batch', { tyre_id, dot_year: 2026, dot_week: 10, quantity: 8 })

/** Makes the articles of one model unreadable, as a value would that no statement can handle. */
const nameModels = (divisor: string) =>
  pool.query(`create or replace function article_name(brand_name text, model_name text) returns text
    language sql immutable parallel safe
    return brand_name || ' ' || model_name || left((1 / (${divisor}))::text, 0)`)
const failsForRikki = "case when model_name = 'Rikki' then 0 else 1 end"

/** The shop's own catalogue follows changes once a second, so tests poll this list. */
const listed = async () => (await call('GET', 'staff/unreadable-articles', undefined, owner)).body.data
const logged = (errors: { mock: { calls: unknown[][] } }) =>
  errors.mock.calls.map(([fields]) => (fields as { article?: number }).article)

test('the shop opens without an article that cannot be read, logs it and lists it', async () => {
  // The shop's own catalogue writes into the same log, so it must have read the new articles before.
  await catalogueOf(platform).follow()
  const errors = vi.spyOn(platform.log, 'error')
  await nameModels(failsForRikki)
  const catalogue = await openCatalogue(platform)
  expect(catalogue.index.size).toBe(2)
  expect([...catalogue.unreadable]).toEqual([broken])
  expect(logged(errors)).toEqual([broken])
  await expect.poll(listed).toEqual([{ id: broken, ean: expect.stringMatching(/^\d{13}$/) }])
})

test('changes of other articles are followed, and the article returns when it can be read again', async () => {
  await nameModels(failsForRikki)
  const catalogue = await openCatalogue(platform)
  await pool.query('update tyre set price_cents = price_cents + 100')
  await catalogue.follow()
  expect(catalogue.index.size).toBe(2)
  const [first] = await catalogue.productsOf(sound, platform.clock())
  expect(first?.net_price_with_rc).toBe(130.9)
  await nameModels('1')
  await pool.query('update tyre set price_cents = price_cents + 100 where id = $1', [broken])
  await catalogue.follow()
  expect(catalogue.index.size).toBe(3)
  await expect.poll(listed).toEqual([])
})

test('a list leaves out an article whose card cannot be read, and its page is not found', async () => {
  const catalogue = await openCatalogue(platform)
  expect(catalogue.index.size).toBe(3)
  await pool.query(`create or replace function recycling_fee_on(of_class text, day date) returns integer
    language sql stable parallel safe return 1 / (case when of_class = 'C2' then 0 else 1 end)`)
  const products = await catalogue.productsOf([broken, ...sound], platform.clock())
  expect(products.map(({ id }) => id)).toEqual(sound)
  expect(catalogue.index.size).toBe(2)
  await expect.poll(listed).toHaveLength(1)
  expect((await call('GET', `product/${broken}/details`)).status).toBe(404)
  expect((await call('GET', `product/${sound[0]}/details`)).status).toBe(200)
})

test('an article whose change is followed while an earlier reading of it fails stays in the catalogue', async () => {
  const catalogue = await openCatalogue(platform)
  const { size } = catalogue.index
  const [id = 0] = sound
  const read = async () => {
    await pool.query('update tyre set price_cents = price_cents + 100 where id = $1', [id])
    await catalogue.follow()
    throw new Error('This row was refused before the change.')
  }
  expect(await catalogue.readReadable(platform.sql, [id], read)).toEqual([])
  expect(catalogue.index.size).toBe(size)
  expect([...catalogue.unreadable]).not.toContain(id)
})
