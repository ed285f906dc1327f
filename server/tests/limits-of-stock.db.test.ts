import { numberLimits } from '@pito/contracts/values/number-limits'
import { expect, test } from 'vitest'
import { openCatalogue } from '../src/catalogue/index.ts'
import { browserOf } from '../testing/cart-shop.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, app, pool, owner, call, addArticles, articleOf, get, post, upload, dryRun, carryOut } =
  await importShop()
const tooMany = numberLimits.countedQuantity.sentence.en_GB

/** Stores quantities that no form and no file accepts any more, but that older databases contain. */
async function storeUnlimited(tyreId: number, quantities: readonly number[]) {
  await pool.query('alter table stock_batch disable trigger stock_batch_is_not_overfull_at_first')
  for (const [at, quantity] of quantities.entries())
    await pool.query(
      'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2026, $2, $3)',
      [tyreId, at + 1, quantity],
    )
  await pool.query('alter table stock_batch enable trigger stock_batch_is_not_overfull_at_first')
}

const correct = (tyreId: number, correction: object) => {
  const given = { reason: 'counted', opened_at: platform.clock().toISOString(), ...correction }
  return call('POST', `staff/stock/${tyreId}/corrections`, given, owner)
}

test('a stock beyond every integer keeps no page from answering, and the form can correct it', async () => {
  const [ean] = await addArticles(1)
  const { id } = await articleOf(ean)
  const guest = browserOf(app)
  await storeUnlimited(id, [999_999_999, 999_999_999, 999_999_999])
  const catalogue = await openCatalogue(platform)
  expect(catalogue.index.size).toBe(1)
  expect(await guest.add({ type_id: id, quantity: 4 })).toMatchObject({ status: 200 })
  expect((await guest.send('GET', 'anonymous/cart/details')).status).toBe(200)
  const paths = [`product/${id}/details`, `staff/stock/${id}`, `staff/articles/${id}`, 'staff/prices']
  for (const path of [
    ...paths,
    'staff/stock',
    'staff/stock?sort=days_of_cover',
    'staff/articles?sort=available',
  ])
    expect([path, (await call('GET', path, undefined, owner)).status]).toEqual([path, 200])
  for (const week of ['0126', '0226', '0326']) {
    const { status, body } = await correct(id, { week, quantity: 4, quantity_at_opening: 999_999_999 })
    expect([status, body.success]).toEqual([200, 1])
  }
  expect((await call('GET', `staff/stock/${id}`, undefined, owner)).body.data.on_hand).toBe(12)
})

test('a file cannot count more tyres than the form', async () => {
  const [ean] = await addArticles(1)
  const rows = ['999999999', '100001', '-4', '100000'].map(
    (quantity, at) => `${ean};0${at + 1}26;${quantity}`,
  )
  const id = await upload('stock-counts', ['EAN;DOT;Määrä', ...rows].join('\n'))
  expect(await dryRun(id)).toMatchObject({ changed_rows: 1, rejected_rows: 3 })
  const { data } = (await get(`${id}/rows?verdict=rejected`)).body
  for (const { faults } of data) expect(faults).toMatchObject([{ field: 'quantity', reason: tooMany }])
  expect(await carryOut(id, 'stock-counts')).toMatchObject({ state: 'done', done_rows: 1 })
})

test('neither a correction nor a goods receipt adds to a week beyond the limit', async () => {
  const [ean] = await addArticles(1)
  const { id } = await articleOf(ean)
  await correct(id, { week: '0126', quantity: 99_000, quantity_at_opening: 0 })
  const added = { week: '0126', quantity: 2000, quantity_at_opening: 0, confirmed_quantity: 99_000 }
  expect((await correct(id, added)).body).toMatchObject({
    code: 'not-valid',
    errors: { quantity: [tooMany] },
  })

  const fields = { supplier: 'Rengas Oy', delivery_note: 'L-1', delivered_on: '2026-11-20' }
  const receipt = (await call('POST', 'staff/goods-receipts', fields, owner)).body.data
  const line = { ean, quantity: 2000, week: '0126', purchase_cents: 6120 }
  const path = `staff/goods-receipts/${receipt.id}`
  const { version } = (await call('POST', `${path}/lines`, line, owner)).body.data
  expect((await call('POST', `${path}/receive`, { version }, owner)).body).toMatchObject({
    errors: { receive: [`0126: ${tooMany}`] },
  })

  const header = 'EAN;DOT;Määrä;Ostohinta;Toimittaja;Lähete'
  const file = [header, `${ean};0126;900;61,20;Rengas Oy;L-2`, `${ean};0126;900;61,20;Rengas Oy;L-3`]
  const run = await upload('goods-receipts', file.join('\n'))
  await dryRun(run)
  expect(await carryOut(run, 'goods-receipts')).toMatchObject({
    done_rows: 1,
    rejected_rows: 1,
    skipped_rows: 0,
  })
  const [rejected] = (await get(`${run}/rows?verdict=rejected`)).body.data
  expect(rejected.faults).toMatchObject([{ field: 'quantity', reason: tooMany }])
  await post(`${run}/cancel`)
})

test('the database itself refuses a batch that grows too large, and lets one that is too large shrink', async () => {
  const [ean] = await addArticles(1)
  const { id } = await articleOf(ean)
  await storeUnlimited(id, [2_000_000])
  const set = (quantity: number) =>
    pool.query('update stock_batch set quantity = $2 where tyre_id = $1', [id, quantity])
  await expect(set(2_000_001)).rejects.toMatchObject({ constraint: 'stock_batch_is_not_overfull' })
  await set(1_999_996)
  await set(4)
  await expect(set(1_000_001)).rejects.toMatchObject({ constraint: 'stock_batch_is_not_overfull' })
})
