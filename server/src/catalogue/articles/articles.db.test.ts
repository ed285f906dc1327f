import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addModel, addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, call, tokenOf, audited } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
const truckModel = await addModel(pool, {
  slug: 'rekka',
  name: 'Rekka',
  season_id: 1,
  vehicle_kind: 'truck',
  tyre_class: 'C3',
  winter_climate: null,
})
const existing = await addTyre(pool, 1)
const owner = await tokenOf('outi')
const reader = await tokenOf('paavo')

const label = { fuel_efficiency: 'C', wet_grip: 'B', noise_class: 'B', noise_value: 71 }
const fields = { model_id: 1, size: '195/65R15 95T XL', ean: '6419440133119', ...label }
const article = (id: number) => call('GET', `staff/articles/${id}`, undefined, owner)
const create = (changed: object = {}) => call('POST', 'staff/articles', { ...fields, ...changed }, owner)
const row = async (id: number) => (await pool.query('select * from tyre where id = $1', [id])).rows[0]
const history = async (id: number) =>
  (await call('GET', `staff/history/article/${id}`, undefined, owner)).body.data

test('a size that is entered as text fills the fields of the article, which begins as a draft', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    state: 'draft',
    size: '195/65R15 95T XL',
    name: 'Kuura Tuisku 1 195/65R15 95T XL',
    price_cents: null,
    missing: ['price'],
  })
  expect(await row(body.data.id)).toMatchObject({
    load_index: 95,
    speed_index: 'T',
    reinforced: 'XL',
    active: false,
  })
  expect(await history(body.data.id)).toMatchObject([
    { action: 'article-created', by: 'outi', before: null, after: { ean: '6419440133119' } },
  ])
})

test.each([
  ['a size that cannot be read', { size: '205' }, 'size', /205\/55R16 91V XL/],
  ['a wrong check digit', { ean: '6419440133118' }, 'ean', /Did you mean 6419440133119\?/],
  [
    'an EAN that another article has',
    { ean: '2000000000015' },
    'ean',
    /belongs to Kuura Tuisku 1 205\/55R16 94T/,
  ],
  ['half a label', { wet_grip: null }, 'wet_grip', /leave all of them empty/],
  ['a class F', { fuel_efficiency: 'F' }, 'fuel_efficiency', /A to E/],
  ['a model that does not exist', { model_id: 99 }, 'model_id', /Choose a model/],
] as const)('%s is refused next to its field', async (_, changed, field, sentence) => {
  const before = (await pool.query('select * from tyre order by id')).rows
  const { status, body } = await create(changed)
  expect(status).toBe(422)
  expect(body.errors[field][0]).toMatch(sentence)
  expect((await pool.query('select * from tyre order by id')).rows).toEqual(before)
})

test('all invalid fields are named at once, whether the contract or a rule refuses them', async () => {
  const wrong = { manufacturer_product_id: 'x'.repeat(300), eprel_id: 'abc', noise_value: 999 }
  const { body } = await create({ ...wrong, size: 'foo', ean: '6419440133118' })
  const names = ['ean', 'eprel_id', 'manufacturer_product_id', 'noise_value', 'size']
  expect(Object.keys(body.errors).sort()).toEqual(names)
  const { data } = (await call('GET', `staff/articles/${existing}`, undefined, owner)).body
  const saved = await call(
    'PUT',
    `staff/articles/${existing}`,
    { ...data, ...wrong, size: 'foo', ean: '6419440133118' },
    owner,
  )
  expect(Object.keys(saved.body.errors).sort()).toEqual(names)
  const taken = await create({ eprel_id: 'abc', ean: '2000000000015' })
  expect(taken.body.records).toEqual({ ean: { id: existing, name: 'Kuura Tuisku 1 205/55R16 94T' } })
  expect(Object.keys(taken.body.errors).sort()).toEqual(['ean', 'eprel_id'])
})

test('the refusal of an EAN names the article that has it by its id', async () => {
  const { body } = await create({ ean: '2000000000015' })
  expect(body.records).toEqual({ ean: { id: existing, name: 'Kuura Tuisku 1 205/55R16 94T' } })
})

test('a model has each combination of size, indexes and marks once', async () => {
  const { status, body } = await create({ size: '205/55R16 94T', ean: null })
  expect(status).toBe(422)
  expect(body.errors.size[0]).toMatch(/already has an article/)
})

test('two members of staff who save the same version: the second save is refused with the current record', async () => {
  const { data } = (await article(existing)).body
  const save = (changed: object) => call('PUT', `staff/articles/${existing}`, { ...data, ...changed }, owner)
  const answers = await Promise.all([
    save({ manufacturer_product_id: 'A-1' }),
    save({ manufacturer_product_id: 'B-2' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)?.body
  const saved = answers.find(({ status }) => status === 200)?.body.data
  expect(refused).toMatchObject({ code: 'changed-meanwhile', conflict: { by: 'outi', current: saved } })
  expect(await row(existing)).toMatchObject({ manufacturer_product_id: saved.manufacturer_product_id })
  expect(await history(existing)).toHaveLength(1)
})

test('an incomplete draft is not put on sale, and a complete one is', async () => {
  const { data } = (await create({ size: '195/65R15 95H', ean: '6419440133126' })).body
  const put = (version: number) =>
    call('POST', `staff/articles/${data.id}/state`, { version, state: 'on-sale' }, owner)
  expect((await put(data.version)).body.code).toBe('article-incomplete')
  await pool.query('update tyre set price_cents = 9900 where id = $1', [data.id])
  expect((await put(data.version)).body.code).toBe('changed-meanwhile')
  const { body } = await put(data.version + 1)
  expect(body.data).toMatchObject({ state: 'on-sale', missing: [] })
})

test('an archived article may name a successor, which has to be on sale', async () => {
  const old = await addTyre(pool, 2, { load_index: 91 })
  const draft = (await create({ size: '205/60R16 96H', ean: null })).body.data.id
  const archive = (successor_id: number) =>
    call('POST', `staff/articles/${old}/state`, { version: 1, state: 'archived', successor_id }, owner)
  expect((await archive(draft)).body.errors.successor_id).toHaveLength(1)
  expect((await archive(old)).body.errors.successor_id).toHaveLength(1)
  expect((await archive(existing)).body.data).toMatchObject({
    state: 'archived',
    successor: { id: existing },
  })
  const listed = await call('GET', 'staff/articles?per_page=200', undefined, owner)
  expect(listed.body.data.map(({ id }: { id: number }) => id)).not.toContain(old)
})

test('an article to which something refers is not deleted, and the refusal names what refers to it', async () => {
  const { status, body } = await call('DELETE', `staff/articles/${existing}`, undefined, owner)
  expect(status).toBe(409)
  expect(body.errors.references[0]).toMatch(/1 price.*You can archive it instead/)
  expect((await article(existing)).body.data.referred_to).toBe(true)
  const draft = (await create({ size: '215/60R16 99H', ean: null })).body.data.id
  expect((await call('DELETE', `staff/articles/${draft}`, undefined, owner)).status).toBe(200)
  expect(await row(draft)).toBeUndefined()
  expect((await history(draft))[0]).toMatchObject({ action: 'article-deleted', after: null })
})

test('a cart and drafts of goods receipts that contain an article are named', async () => {
  const sold = await addTyre(pool, 9, { load_index: 93 })
  await insertRow(pool, 'stock_batch', { tyre_id: sold, dot_year: 2026, dot_week: 20, quantity: 4 })
  const [cart, at] = [randomUUID(), platform.clock().toISOString()]
  await insertRow(pool, 'cart', { id: cart, guest_id: randomUUID(), created_at: at, changed_at: at })
  await insertRow(pool, 'cart_line', { cart_id: cart, tyre_id: sold, quantity: 1, added_at: at })
  const references = async () =>
    (await call('DELETE', `staff/articles/${sold}`, undefined, owner)).body.errors.references
  expect(await references()).toEqual(['1 cart contains this article. You can archive it instead.'])
  for (const delivery_note of ['L-1', 'L-2']) {
    const receipt = { supplier: 'Pohjolan Rengas', delivery_note, delivered_on: '2026-11-19' }
    const { body } = await call('POST', 'staff/goods-receipts', receipt, owner)
    const line = { goods_receipt_id: body.data.id, tyre_id: sold, dot_year: 2026, dot_week: 31 }
    await insertRow(pool, 'goods_receipt_line', { ...line, quantity: 4, purchase_cents: 6120 })
  }
  expect(await references()).toEqual([
    '1 cart and 2 goods receipts contain this article. You can archive it instead.',
  ])
})

test.each([
  '205/55R16',
  '205/55 R16 94T',
  '2055516',
  '205 55 16',
  '205 55 R16',
  'Kuura 205 55 R 16',
  '205 55 16 94T tuisku',
  'kuura tuisku',
  '2000000000015',
  'TUISKU 205',
])('a search for %s finds the article', async (search) => {
  const { body } = await call('GET', `staff/articles?search=${encodeURIComponent(search)}`, undefined, reader)
  expect(body.data.map(({ id }: { id: number }) => id)).toContain(existing)
})

test('the list is filtered, sorted and counted', async () => {
  await addTyre(pool, 3, { model_id: truckModel, vehicle_type_id: 4, tyre_class: 'C3', season_id: 1 })
  const list = async (query: string) => (await call('GET', `staff/articles?${query}`, undefined, reader)).body
  expect(await list(`model_id=${truckModel}`)).toMatchObject({
    total: 1,
    page: 1,
    last_page: 1,
    per_page: 25,
  })
  const prices = (await list('sort=-price')).data.map(
    ({ price_cents }: { price_cents: number }) => price_cents,
  )
  expect(prices).toEqual([...prices].sort((a, b) => (b ?? -1) - (a ?? -1)))
  const { rows } = await pool.query(
    'select from tyre where eprel_id is null and season_id <> 3 and state <> $1',
    ['archived'],
  )
  expect((await list('eprel_missing=1')).total).toBe(rows.length)
})

test('the list has the margin that the list of prices has', async () => {
  await pool.query('update tyre set purchase_cents = 5000 where id = $1', [existing])
  const marginIn = async (list: string) =>
    (await call('GET', `staff/${list}?per_page=200`, undefined, owner)).body.data.find(
      ({ id }: { id: number }) => id === existing,
    ).margin_permille
  expect(await marginIn('articles')).toBeGreaterThan(0)
  expect(await marginIn('articles')).toBe(await marginIn('prices'))
})

test('who may only read articles cannot change them, and the attempt is recorded', async () => {
  const { status, body } = await call('POST', 'staff/articles', fields, reader)
  expect([status, body.code]).toEqual([403, 'not-allowed'])
  expect(await audited('permission-denied')).toMatchObject([
    { actor_kind: 'staff', details: { right: 'edit-catalogue' } },
  ])
})
