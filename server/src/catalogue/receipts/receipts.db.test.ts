import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import { beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { noEarlierRows } from '../earlier-rows.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'
import { checkGoods } from './import-goods.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
for (const number of [1, 2, 3]) await addTyre(pool, number, { load_index: 90 + number })
const owner = await tokenOf('outi')
const eans = ['2000000000015', '2000000000022', '2000000000039'] as const
beforeEach(() => pool.query('delete from stock_batch'))

const header = { supplier: 'Pohjolan Rengas Oy', delivery_note: 'L-1042', delivered_on: '2026-11-19' }
const aLine = { ean: eans[0], quantity: 4, week: '3125', purchase_cents: 6120 }
const stock = async (tyre: number) =>
  (await pool.query('select quantity, available from tyre_stock where tyre_id = $1', [tyre])).rows[0]
const batches = async () =>
  (
    await pool.query({
      text: 'select tyre_id, dot_year, dot_week, as_new, quantity from stock_batch order by 1, 2, 3, 4',
      rowMode: 'array',
    })
  ).rows
const draft = async () => (await call('POST', 'staff/goods-receipts', header, owner)).body.data.id as number
const add = (id: number, changed: object = {}) =>
  call('POST', `staff/goods-receipts/${id}/lines`, { ...aLine, ...changed }, owner)
const show = async (id: number) =>
  (await call('GET', `staff/goods-receipts/${id}`, undefined, owner)).body.data
const receive = async (id: number, version?: number) =>
  call('POST', `staff/goods-receipts/${id}/receive`, { version: version ?? (await show(id)).version }, owner)

test('receiving books all lines with their weeks, and stores the purchase prices', async () => {
  const id = await draft()
  await add(id)
  await add(id, { quantity: 2 })
  await add(id, { ean: eans[1], quantity: 8, week: '4526', purchase_cents: 7000 })
  expect(await batches()).toEqual([])
  const { body } = await receive(id)
  expect(body.data).toMatchObject({ state: 'received', received_by: 'outi' })
  expect(await batches()).toEqual([
    [1, 2025, 31, true, 6],
    [2, 2026, 45, true, 8],
  ])
  const prices = await pool.query('select purchase_cents from tyre order by id')
  expect(prices.rows.map(({ purchase_cents }) => purchase_cents)).toEqual([6120, 7000, null])
  const { body: changes } = await call('GET', 'staff/stock/1/changes', undefined, owner)
  expect(changes.data).toMatchObject([
    { reason: 'received', difference: 6, quantity_before: 0, quantity_after: 6, goods_receipt_id: id },
  ])
})

test('a delivery that is dated in the future is refused, in a form and in a file', async () => {
  const now = platform.clock()
  const tomorrow = helsinkiDate(new Date(now.getTime() + 24 * 3_600_000))
  const id = await draft()
  const { version } = await show(id)
  for (const [method, path] of [
    ['POST', 'staff/goods-receipts'],
    ['PUT', `staff/goods-receipts/${id}`],
  ] as const) {
    const { status, body } = await call(method, path, { ...header, version, delivered_on: tomorrow }, owner)
    expect([status, body.errors]).toEqual([
      422,
      { delivered_on: ['The delivery date cannot be in the future.'] },
    ])
    const today = { ...header, version, delivered_on: helsinkiDate(now) }
    expect((await call(method, path, today, owner)).status).toBe(200)
  }
  const fields = { ean: eans[0], supplier: 'S', delivery_note: 'L-7', week: '3125', quantity: 4 }
  const row = { number: 2, fields: { ...fields, purchase_cents: 6120, delivered_on: tomorrow } }
  expect(await checkGoods(platform.sql, [row], now, noEarlierRows())).toMatchObject([
    { verdict: 'rejected', faults: [{ field: 'delivered_on', reason: stockSentences.dateInFuture }] },
  ])
})

test('two members of staff press Receive at once: the goods arrive once, and one learns who received them', async () => {
  const id = await draft()
  const { version } = (await add(id)).body.data
  const answers = await Promise.all([receive(id, version), receive(id, version)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)?.body
  expect(refused).toMatchObject({
    code: 'already-received',
    errors: { receive: ['outi received this at 12:00.'] },
  })
  expect(await batches()).toEqual([[1, 2025, 31, true, 4]])
})

test('two goods receipts of the same articles in another order are received at once without a deadlock', async () => {
  const [one, other] = [await draft(), await draft()]
  for (const ean of eans) await add(one, { ean })
  for (const ean of eans.toReversed()) await add(other, { ean })
  const answers = await Promise.all([receive(one), receive(other)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await batches()).toEqual([1, 2, 3].map((tyre) => [tyre, 2025, 31, true, 8]))
})

test('a line that was added meanwhile is not received unseen', async () => {
  const id = await draft()
  const { version } = (await add(id)).body.data
  await add(id, { ean: eans[1] })
  const { status, body } = await receive(id, version)
  expect([status, body.code]).toEqual([409, 'changed-meanwhile'])
  expect(await batches()).toEqual([])
})

test('a received goods receipt stays as it is', async () => {
  const id = await draft()
  const { lines } = (await add(id)).body.data
  await receive(id)
  const put = { ...header, version: 9 }
  const answers = [
    await add(id),
    await call('PUT', `staff/goods-receipts/${id}`, put, owner),
    await call('DELETE', `staff/goods-receipts/${id}`, undefined, owner),
    await call('DELETE', `staff/goods-receipts/${id}/lines/${lines[0].id}`, undefined, owner),
  ]
  expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('already-received'))
  for (const change of ["update goods_receipt set supplier = 'x'", 'delete from goods_receipt_line'])
    await expect(pool.query(change)).rejects.toMatchObject({ constraint: 'goods_receipt_stays' })
})

test.each([
  ['week 00', { week: '0025' }, 'week', /as on the tyre/],
  ['week 54', { week: '5425' }, 'week', /as on the tyre/],
  ['next week', { week: '4826' }, 'week', /in the future/],
  ['a week of twenty years ago', { week: '4706' }, 'week', /20 or more years/],
  ['an unknown EAN', { ean: '6419440133119' }, 'ean', /No article has this EAN/],
  ['a shortened EAN', { ean: '6,41944E+12' }, 'ean', /spreadsheet/],
  ['no tyre', { quantity: 0 }, 'quantity', /1 to 9,999 tyres/],
  ['no price', { purchase_cents: 0 }, 'purchase_cents', /0.01 to 100,000 euros/],
] as const)('%s is refused next to its field', async (_, changed, field, sentence) => {
  const { status, body } = await add(await draft(), changed)
  expect(status).toBe(422)
  expect(body.errors[field][0]).toMatch(sentence)
})

test('tyres more than three years old need a confirmation, and those more than five are not sold as new', async () => {
  const id = await draft()
  const question = await add(id, { week: '4022' })
  expect(question.body).toMatchObject({
    code: 'age-not-confirmed',
    errors: { week: [expect.stringMatching(/Sell with its age shown\?$/)] },
  })
  await add(id, { week: '4022', age_confirmed: true })
  expect((await add(id, { week: '4020' })).body.code).toBe('age-not-confirmed')
  const { body } = await add(id, { week: '4020', quantity: 3, age_confirmed: true })
  expect(body.data.lines).toMatchObject([
    { week: '4022', is_old: true, as_new: true },
    { week: '4020', is_old: true, as_new: false },
  ])
  await receive(id)
  expect(await stock(1)).toEqual({ quantity: 4, available: 4 })
  expect(await batches()).toEqual([
    [1, 2020, 40, false, 3],
    [1, 2022, 40, true, 4],
  ])
})

test('tyres that arrive too old do not take the older tyres of the same week off sale', async () => {
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2020, dot_week: 40, quantity: 2 })
  const id = await draft()
  await add(id, { week: '4020', age_confirmed: true })
  await receive(id)
  expect(await stock(1)).toEqual({ quantity: 2, available: 2 })
})

test('a draft without lines is not received, and a draft can be saved and deleted', async () => {
  const id = await draft()
  expect((await receive(id)).body.code).toBe('nothing-to-receive')
  const saved = await call(
    'PUT',
    `staff/goods-receipts/${id}`,
    { ...header, supplier: 'X', version: 1 },
    owner,
  )
  expect(saved.body.data).toMatchObject({ supplier: 'X', version: 2 })
  const stale = await call('PUT', `staff/goods-receipts/${id}`, { ...header, version: 1 }, owner)
  expect(stale.body.code).toBe('changed-meanwhile')
  expect((await call('DELETE', `staff/goods-receipts/${id}`, undefined, owner)).status).toBe(200)
  expect((await call('GET', `staff/goods-receipts/${id}`, undefined, owner)).status).toBe(404)
})

test('the list finds goods receipts by supplier, delivery note and state', async () => {
  const id = await draft()
  await call(
    'POST',
    'staff/goods-receipts',
    { ...header, supplier: 'Etelän Vanne', delivery_note: 'E-7' },
    owner,
  )
  await add(id)
  const found = async (query: string) =>
    (await call('GET', `staff/goods-receipts?${query}`, undefined, owner)).body.data
  expect(await found('search=e-7')).toMatchObject([{ supplier: 'Etelän Vanne', lines: 0 }])
  expect((await found('state=draft&sort=-id&supplier=Pohjolan Rengas Oy'))[0]).toMatchObject({ id, tyres: 4 })
})
