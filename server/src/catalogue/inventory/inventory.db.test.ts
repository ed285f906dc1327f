import { beforeEach, expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { insertUnpaidOrder } from '../../../testing/insert-unpaid-order.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { takeStock } from '../stock/take-stock.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool, sql } = platform
await addSmallCatalogue(pool)
for (const number of [1, 2, 3]) await addTyre(pool, number, { load_index: 90 + number })
const owner = await tokenOf('outi')
const now = '2026-11-20T10:00:00Z'
const batches = (tyre: number) =>
  pool
    .query(
      'select dot_year, dot_week, as_new, quantity from stock_batch where tyre_id = $1 order by 1, 2, 3',
      [tyre],
    )
    .then(({ rows }) => rows)
const batch = (tyre_id: number, dot_year: number, dot_week: number, quantity: number, as_new = true) =>
  insertRow(pool, 'stock_batch', { tyre_id, dot_year, dot_week, quantity, as_new })

beforeEach(async () => {
  await pool.query('delete from reservation')
  await pool.query('delete from stock_taken')
  await pool.query('delete from stock_batch')
  await batch(1, 2026, 10, 16)
})

async function reserved(quantity: number): Promise<string> {
  const order_id = await insertUnpaidOrder(pool)
  await insertRow(pool, 'reservation', {
    ...{ order_id, network_hash: '0'.repeat(43), reserved_at: now, expires_at: '2026-11-20T10:30:00Z' },
  })
  await insertRow(pool, 'reserved_tyre', { order_id, tyre_id: 1, quantity })
  return order_id
}
const take = (orderId: string, quantity: number) =>
  sql.transaction((tx) => takeStock(tx, { orderId, tyres: [{ tyreId: 1, quantity }] }, platform.clock()))
const sell = async (quantity: number) => take(await reserved(quantity), quantity)

const counted = {
  ...{ week: '1026', quantity: 16, quantity_at_opening: 16, reason: 'counted' },
  opened_at: '2026-11-20T09:55:00Z',
}
const correct = (changed: object, tyre = 1, token = owner) =>
  call('POST', `staff/stock/${tyre}/corrections`, { ...counted, ...changed }, token)
const list = async (query: string) => (await call('GET', `staff/stock?${query}`, undefined, owner)).body.data

test('the list shows what is in stock, held, available and sold, and how long it lasts', async () => {
  await batch(1, 2021, 5, 3, false)
  await sell(2)
  await reserved(4)
  const [row] = await list('search=205/55R16 91T')
  expect(row).toMatchObject({
    ...{ id: 1, name: 'Kuura Tuisku 1', size: '205/55R16 91T', on_hand: 17, not_as_new: 3, held: 4 },
    ...{ available: 10, sold_30_days: 2, days_of_cover: 150, oldest_week: '0521' },
  })
})

test('each filter of the list leaves the articles that it names', async () => {
  await sell(2)
  await reserved(4)
  await batch(2, 2023, 40, 5)
  await batch(3, 2021, 40, 50)
  const ids = async (query: string) => (await list(query)).map(({ id }: { id: number }) => id)
  expect(await ids('available_below=6')).toEqual([2])
  expect(await ids('older_than=3')).toEqual([2, 3])
  expect(await ids('older_than=5')).toEqual([3])
  expect(await ids('with_holds=1')).toEqual([1])
  expect(await ids('without_sales=1')).toEqual([2, 3])
  expect(await ids('sort=-available')).toEqual([3, 1, 2])
  expect(await ids('sort=days_of_cover')).toEqual([1, 2, 3])
})

test('a correction stores the difference with its reason, permanently', async () => {
  const { status, body } = await correct({ quantity: 14, reason: 'broken', note: 'fork lift' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ on_hand: 14, weeks: [{ week: '1026', quantity: 14 }] })
  const { body: changes } = await call('GET', 'staff/stock/1/changes', undefined, owner)
  expect(changes.data[0]).toMatchObject({
    ...{ by: 'outi', week: '1026', difference: -2, quantity_before: 16, quantity_after: 14 },
    ...{ reason: 'broken', note: 'fork lift' },
  })
  const history = await call('GET', 'staff/history/stock/1', undefined, owner)
  expect(history.body.data[0]).toMatchObject({
    ...{ action: 'stock-corrected', before: { 1026: 16 }, after: { 1026: 14 }, reason: 'broken: fork lift' },
  })
  for (const change of [
    'update stock_change set note = null',
    'delete from stock_change',
    'truncate stock_change',
  ])
    await expect(pool.query(change)).rejects.toMatchObject({ constraint: 'stock_change_stays' })
})

test.each([
  ['a negative quantity', { quantity: -1 }, 'quantity', 'The quantity cannot be below 0.'],
  ['another reason without words', { quantity: 1, reason: 'other' }, 'note', 'Please enter the reason.'],
  ['week 54', { week: '5426' }, 'week', /3125 is week 31/],
  ['a week in the future', { week: '4926' }, 'week', /in the future/],
  ['a week of twenty years ago', { week: '4706' }, 'week', /20 or more years/],
] as const)('%s is refused next to its field', async (_, changed, field, sentence) => {
  const { status, body } = await correct(changed)
  expect(status).toBe(422)
  expect(body.errors[field][0]).toMatch(sentence)
  expect(await batches(1)).toMatchObject([{ quantity: 16 }])
})

test('a count that began before a sale is applied as a difference, after a question', async () => {
  await sell(2)
  const question = await correct({ quantity: 15 })
  expect(question).toMatchObject({
    status: 409,
    body: {
      code: 'stock-moved',
      errors: { quantity: ['2 were sold since you started at 11:55. Expected now: 13.'] },
      conflict: { current: { quantity: 14, expected: 13 } },
    },
  })
  expect(await batches(1)).toMatchObject([{ quantity: 14 }])
  await correct({ quantity: 15, confirmed_quantity: 14 })
  expect(await batches(1)).toMatchObject([{ quantity: 13 }])
})

test('a sale after the question asks again, so that no sale is ever overwritten', async () => {
  await sell(2)
  await correct({ quantity: 15 })
  await sell(4)
  const again = await correct({ quantity: 15, confirmed_quantity: 14 })
  expect(again.body.errors.quantity).toEqual(['6 were sold since you started at 11:55. Expected now: 9.'])
})

test('a difference that would lead below zero is refused', async () => {
  await sell(14)
  const { status, body } = await correct({ quantity: 10, confirmed_quantity: 2 })
  expect([status, body.errors.quantity]).toEqual([422, ['The quantity cannot be below 0.']])
})

test('fewer tyres than payments hold are stored after a question, and the first payment gets them', async () => {
  const [first, second] = [await reserved(10), await reserved(6)]
  const question = await correct({ quantity: 10 })
  expect(question.body).toMatchObject({
    code: 'payments-hold-more',
    errors: { quantity: [expect.stringMatching(/^Payments hold 16 tyres for 2 orders until 12:30/)] },
  })
  expect(await batches(1)).toMatchObject([{ quantity: 16 }])
  expect((await correct({ quantity: 10, despite_holds: true })).status).toBe(200)
  expect([await take(first, 10), await take(second, 6)]).toEqual([null, 1])
})

test('sales and corrections at the same moment add up', async () => {
  const orders = await Promise.all([1, 2, 3, 4].map(reserved))
  const sales = orders.map((order, index) => take(order, index + 1))
  const corrections = [correct({ quantity: 20, reason: 'found' }), correct({ quantity: 19, reason: 'found' })]
  const answers = await Promise.all(corrections)
  await Promise.all(sales)
  const added = [4, 3].filter((_, index) => answers[index]?.status === 200).reduce((sum, n) => sum + n, 0)
  expect(await batches(1)).toMatchObject([{ quantity: 16 + added - 10 }])
})

test('two corrections at the same moment that both add a new week: one of them is asked', async () => {
  const add = () => correct({ week: '1126', quantity: 5, quantity_at_opening: 0, reason: 'found' }, 2)
  const answers = await Promise.all([add(), add()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await batches(2)).toMatchObject([{ dot_week: 11, quantity: 5 }])
})

test('found tyres of a week more than three years old are added after a question, as in a goods receipt', async () => {
  const found = { week: '4022', quantity: 5, quantity_at_opening: 0, reason: 'found' }
  expect(await correct(found, 2)).toMatchObject({
    status: 422,
    body: {
      code: 'age-not-confirmed',
      errors: { week: ['The tyre is more than 3 years old. Sell with its age shown?'] },
    },
  })
  expect(await batches(2)).toEqual([])
  expect((await correct({ ...found, age_confirmed: true }, 2)).status).toBe(200)
  expect((await correct({ ...found, quantity: 4, quantity_at_opening: 5 }, 2)).status).toBe(200)
})

test('found tyres of a week more than five years old are not sold as new', async () => {
  const found = { week: '4021', quantity: 5, quantity_at_opening: 0, reason: 'found' }
  expect((await correct(found, 2)).body.errors.week[0]).toMatch(/is not sold as new/)
  await correct({ ...found, age_confirmed: true }, 2)
  expect(await batches(2)).toEqual([{ dot_year: 2021, dot_week: 40, as_new: false, quantity: 5 }])
  expect((await list('sort=-on_hand&available_below=1'))[0]).toMatchObject({
    id: 2,
    on_hand: 5,
    available: 0,
  })
})

test('whoever only reads stock cannot correct it', async () => {
  const paavo = await tokenOf('paavo')
  expect((await correct({ quantity: 1 }, 1, paavo)).status).toBe(403)
  expect((await call('GET', 'staff/stock/1', undefined, paavo)).status).toBe(200)
})
