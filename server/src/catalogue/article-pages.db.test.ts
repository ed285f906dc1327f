import { expect, onTestFinished, test } from 'vitest'
import { testPlatform } from '../../testing/test-platform.ts'
import { buildApi } from '../app.ts'
import { addModel, addSmallCatalogue, addTyre } from './testing/add-tyre.ts'

const platform = await testPlatform()
const { pool } = platform
await addSmallCatalogue(pool)
const onSale = await addTyre(pool, 1)
const offSale = await addTyre(pool, 2, { load_index: 91, state: 'off-sale' })
const draft = await addTyre(pool, 3, { load_index: 92, state: 'draft' })
const archived = await addTyre(pool, 4, { load_index: 93, state: 'archived' })
const replaced = await addTyre(pool, 5, { load_index: 95, state: 'archived', successor_id: onSale })
const replacedTwice = await addTyre(pool, 6, { load_index: 96, state: 'archived', successor_id: replaced })
await pool.query('insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2026, 20, 8)', [
  offSale,
])
const { app } = await buildApi(platform)
const get = async (path: string) => {
  const answer = await app.inject({ url: `/api/v1/${path}` })
  return { status: answer.statusCode, body: answer.json() }
}
const byId = (id: number) => get(`product/${id}/details`)
const byNames = (more = '') =>
  get(`product-detail/car-suv-4x4/winter-friction/205/55/R16/kuura/tuisku-1${more}`)

test('the page of an article off sale stays, and the article is sold out even though some are left', async () => {
  for (const { status, body } of [await byId(offSale), await byNames(`?id=${offSale}`)]) {
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id: offSale, in_stock: 0, available_quantity: 0, moved: false })
  }
})

test('an address that several articles share leads to the one on sale', async () => {
  expect((await byNames()).body.data).toMatchObject({ id: onSale, moved: false })
})

test('a URL that several articles share leads to the cheapest one in stock', async () => {
  const modelId = await addModel(pool, { slug: 'tuisku-2', name: 'Tuisku 2' })
  const [dear, cheap] = [
    await addTyre(pool, 11, { model_id: modelId, load_index: 98 }),
    await addTyre(pool, 12, { model_id: modelId, load_index: 97, price_cents: 9_990 }),
  ]
  await addTyre(pool, 13, { model_id: modelId, load_index: 96, price_cents: 8_990 })
  await pool.query(
    'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2026, 20, 8), ($2, 2026, 20, 8)',
    [dear, cheap],
  )
  const path = 'product-detail/car-suv-4x4/winter-friction/205/55/R16/kuura/tuisku-2'
  await expect.poll(async () => (await get(path)).body.data?.id).toBe(cheap)
})

test('a draft has no page', async () => {
  expect((await byId(draft)).status).toBe(404)
  expect((await byNames(`?id=${draft}`)).status).toBe(404)
})

test('the page of an archived article is gone', async () => {
  for (const { status, body } of [await byId(archived), await byNames(`?id=${archived}`)]) {
    expect([status, body.code]).toEqual([410, 'article-gone'])
    expect(body.archived_article.name).toContain(' ')
    expect(body.archived_article.link_fi).toMatch(/^\/tyre-size\/\d/)
  }
})

test('the page of an archived article with a successor leads to the successor', async () => {
  expect((await byId(replaced)).body.data).toMatchObject({ id: onSale, moved: true })
  expect((await byNames(`?id=${replaced}`)).body.data).toMatchObject({ id: onSale, moved: true })
})

test('a successor that is archived as well leads on to its own successor', async () => {
  expect((await byId(replacedTwice)).body.data).toMatchObject({ id: onSale, moved: true })
})

test('the sizes of a model are its articles on sale, and none if nothing is on sale', async () => {
  const idOf = ({ id }: { id: number }) => id
  const sizes = async (id: number) => (await get(`product/${id}/sizes`)).body.data.map(idOf)
  expect(await sizes(onSale)).toEqual([onSale])
  expect(await sizes(offSale)).toEqual([onSale])
  onTestFinished(async () => {
    await pool.query("update tyre set state = 'on-sale' where id = $1", [onSale])
  })
  await pool.query("update tyre set state = 'off-sale' where id = $1", [onSale])
  await expect.poll(() => sizes(offSale)).toEqual([])
  for (const id of [draft, archived, 999_999]) expect((await get(`product/${id}/sizes`)).status).toBe(404)
})

test('the parts of the page of an article off sale are answered too', async () => {
  for (const path of [
    `product/${offSale}/sizes`,
    `product/${offSale}/alternatives`,
    `product-detail-label?product_id=${offSale}`,
    `get-lowest-installation-price?product_id=${offSale}`,
    `product/${offSale}/reviews`,
  ])
    expect([path, (await get(path)).status]).toEqual([path, 200])
})
