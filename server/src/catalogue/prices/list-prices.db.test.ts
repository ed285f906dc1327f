import { expect, test } from 'vitest'
import { insertRow } from '../../../testing/insert-row.ts'
import { staffShop } from '../../../testing/staff-shop.ts'
import { addSmallCatalogue, addTyre } from '../testing/add-tyre.ts'

const { platform, call, tokenOf } = await staffShop()
const { pool } = platform
await addSmallCatalogue(pool)
await insertRow(pool, 'recycling_fee', { tyre_class: 'C1', valid_from: '2026-01-01', cents: 200 })
const outi = await tokenOf('outi')

/** Adds a tyre and changes its price on the given days at noon. */
async function aTyre(number: number, changed: object, ...prices: [day: string, cents: number][]) {
  const [[first, price_cents] = ['2026-01-01', 10_000], ...later] = prices
  const client = await pool.connect()
  const at = (day: string) => client.query(`set pito.now = '${day}T12:00:00Z'`)
  await at(first)
  const id = await addTyre(client, number, { load_index: 60 + number, price_cents, ...changed })
  for (const [day, cents] of later) {
    await at(day)
    await client.query('update tyre set price_cents = $1 where id = $2', [cents, id])
  }
  await client.query('reset pito.now')
  client.release()
  return id
}

/** Adds an order of four tyres that was paid on a day. */
async function anOrder(tyreId: number, day: string, isCancelled = false) {
  const at = `${day}T12:00:00Z`
  await pool.query(
    `with placed as (
      insert into shop_order (order_number, locale, created_at, changed_at, closed_at, fitting, goods_cents,
        services_cents, delivery_cents, discount_cents, vat_cents, total_cents, order_status, progress, paid_at, cancelled_at)
      values ((1000000000 + floor(random() * 8999999999))::bigint::text, 'fi_FI', $1::timestamptz, $1, $1, false, 400, 0, 0, 0, 80, 400, 'paid', case when $2::boolean then 'cancelled' else 'paid' end, $1,
        case when $2 then $1::timestamptz end)
      returning id
    ), taken as (
      insert into stock_taken (order_id, tyre_id, dot_year, dot_week, quantity, taken_at, returned, returned_at)
      select id, $3, 2026, 10, 4, $1, case when $2 then 4 else 0 end, case when $2 then $1 end from placed
    )
    insert into shop_order_line (order_id, position, type, tyre_id, name_fi, name_en, quantity, unit_cents, total_cents,
      vat_permille, vat_cents)
    select id, 1, 'product', $3, 'Rengas', 'Tyre', 4, 100, 400, 255, 80 from placed`,
    [at, isCancelled, tyreId],
  )
}

const reduced = await aTyre(1, { purchase_cents: 5000 }, ['2026-01-01', 10_000], ['2026-11-15', 8000])
const dipped = await aTyre(
  2,
  { purchase_cents: 9000, recycling_fee_included: false },
  ['2026-01-01', 10_000],
  ['2026-11-01', 8000],
  ['2026-11-02', 10_000],
  ['2026-11-15', 9000],
)
const unknown = await aTyre(3, {})
await insertRow(pool, 'stock_batch', { tyre_id: reduced, dot_year: 2026, dot_week: 10, quantity: 12 })
await anOrder(reduced, '2026-11-10')
await anOrder(reduced, '2026-10-10')
await anOrder(reduced, '2026-11-11', true)

const list = async (query = '') =>
  (await call('GET', `staff/prices?${query}`, undefined, outi)).body as {
    total: number
    data: { id: number; [field: string]: unknown }[]
  }
const idsOf = async (query: string) => (await list(query)).data.map(({ id }) => id)

test('the list has stock, sales, purchase price, margin, lowest price and reduction', async () => {
  const { total, data } = await list('sort=size')
  expect(total).toBe(3)
  expect(data).toMatchObject([
    {
      ...{ id: reduced, available: 12, sold_30_days: 4, price_cents: 8000, purchase_cents: 5000 },
      // 78,00 without the fee is 62,15 without VAT.
      ...{ fee_cents: 200, vat_permille: 255, margin_cents: 1215, margin_permille: 195 },
      ...{ lowest_30_days_cents: 8000, reduction_percent: 20 },
    },
    // A dip in the 30 days before leaves no reduction.
    { id: dipped, fee_cents: 0, sold_30_days: 0, lowest_30_days_cents: 8000, reduction_percent: null },
    { id: unknown, margin_cents: null, lowest_30_days_cents: 10_000 },
  ])
})

test('the list is sorted by margin and sales, and filtered by stock and missing purchase prices', async () => {
  expect(await idsOf('sort=-margin')).toEqual([reduced, dipped, unknown])
  expect(await idsOf('sort=margin')).toEqual([dipped, reduced, unknown])
  expect((await idsOf('sort=-sold'))[0]).toBe(reduced)
  expect(await idsOf('available_below=12')).toEqual([dipped, unknown])
  expect((await idsOf('available_below=13')).length).toBe(3)
  expect(await idsOf('without_purchase=1')).toEqual([unknown])
  expect(await idsOf('brand_id=99')).toEqual([])
})

test('an article has all its prices with the lowest of the 30 days before each', async () => {
  const { body } = await call('GET', `staff/articles/${dipped}/prices`, undefined, outi)
  expect(body.data).toMatchObject({ id: dipped, price_cents: 9000 })
  expect(
    body.data.history.map(({ price_cents, lowest_before_cents, from }: Record<string, unknown>) => [
      price_cents,
      lowest_before_cents,
      String(from).slice(0, 10),
    ]),
  ).toEqual([
    [10_000, null, '2026-01-01'],
    [8000, 10_000, '2026-11-01'],
    [10_000, 8000, '2026-11-02'],
    [9000, 8000, '2026-11-15'],
  ])
})

test('a price history names who changed a price, where and why', async () => {
  const rows = [{ id: unknown, before_cents: 10_000, price_cents: 9500, reason: 'A campaign.' }]
  await call('POST', 'staff/prices', { origin: 'form', rows }, outi)
  const { body } = await call('GET', `staff/articles/${unknown}/prices`, undefined, outi)
  expect(body.data.history[1]).toMatchObject({
    ...{ price_cents: 9500, by: 'outi', origin: 'form', reason: 'A campaign.', guarded: false },
  })
  expect((await call('GET', 'staff/articles/999/prices', undefined, outi)).status).toBe(404)
})

test('bulk pricing computes new prices for a filter and saves nothing', async () => {
  const { rows: before } = await pool.query('select * from price_history order by id')
  const bulk = (query: string) => call('GET', `staff/bulk-prices?${query}`, undefined, outi)
  const { body } = await bulk('change=percent&value=300&ending=90&available_below=12')
  expect(body.data.total).toBe(2)
  // 90,00 has no fee: 92,70 becomes 92,90. 93,00 without the fee of 95,00: 97,79 becomes 97,90.
  expect(body.data.rows.map(({ id, new_cents }: Record<string, unknown>) => [id, new_cents])).toEqual([
    [dipped, 9290],
    [unknown, 9790],
  ])
  expect((await bulk('change=margin&value=2000')).body.data).toMatchObject({ total: 3, left_out: 1 })
  expect((await bulk('change=margin&value=10000')).body.errors).toHaveProperty('value')
  expect((await pool.query('select * from price_history order by id')).rows).toEqual(before)
})
