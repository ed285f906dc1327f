import { expect, test } from 'vitest'
import { openCatalogue } from '../src/catalogue/index.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { browserOf } from '../testing/cart-shop.ts'
import { importShop } from '../testing/import-shop.ts'

const { platform, app, pool, owner, call, addArticles, articleOf } = await importShop()
const [first, second, third] = await addArticles(3)
const { id: readable } = await articleOf(first)
const { id: unreadable } = await articleOf(second)
const { id: last } = await articleOf(third)
for (const id of [readable, unreadable, last])
  await pool.query(
    'insert into stock_batch (tyre_id, dot_year, dot_week, quantity) values ($1, 2026, 20, 66)',
    [id],
  )
const guest = browserOf(app)

/** Makes every statement that reads this stock fail, as a row would that a future function refuses. */
async function refuseStockOf(quantity: number) {
  await pool.query(`
    create or replace function integer_of(amount numeric) returns integer language plpgsql immutable as $$
    begin
      if amount = ${quantity} then raise exception 'This row is refused.'; end if;
      return amount;
    end $$`)
}

test('an article that cannot be read for any reason is left out of carts, lists and the shop', async () => {
  await openCatalogue(platform)
  for (const type_id of [readable, unreadable]) await guest.add({ type_id, quantity: 4 })
  expect((await guest.cart()).quantity).toBe(8)
  await pool.query('update stock_batch set quantity = 67 where tyre_id = $1', [unreadable])
  await refuseStockOf(67)

  const { status, body } = await guest.send('GET', 'anonymous/cart/items/all')
  expect([status, body.data.quantity]).toEqual([200, 4])
  expect(body.message).toBe(
    'These tyres cannot be ordered at the moment: Kuura Tuisku 1. They are left out of the totals.',
  )
  expect((await guest.send('GET', 'anonymous/cart/details')).body.message).toBe(body.message)
  expect((await call('GET', `product/${unreadable}/details`)).status).toBe(404)
  for (const path of ['staff/articles', 'staff/stock', 'staff/stock?sort=available', 'staff/prices']) {
    const list = await call('GET', path, undefined, owner)
    const ids = list.body.data.map(({ id }: { id: number }) => id)
    expect([path, list.status, new Set(ids)]).toEqual([path, 200, new Set([readable, last])])
  }
  const left = await call('GET', 'staff/unreadable-articles', undefined, owner)
  expect(left.body.data).toMatchObject([{ id: unreadable }])
})

test('a cart with such an article can be changed, and its other tyres can be ordered', async () => {
  const { id, line_items } = await guest.cart()
  expect((await guest.send('POST', 'anonymous/cart/services/remove')).status).toBe(200)
  const line_item_id = line_items[0]?.id
  expect((await guest.add({ type_id: readable, quantity: 2, cart_id: id, line_item_id })).status).toBe(200)
  expect((await guest.cart()).quantity).toBe(2)
})

test('an article that has been repaired is shown again', async () => {
  await pool.query('update stock_batch set quantity = 0 where tyre_id = $1', [unreadable])
  await expect.poll(async () => (await guest.cart()).quantity).toBe(6)
  const { body } = await guest.send('GET', 'anonymous/cart/items/all')
  expect(body.message).toBeUndefined()
})

test('an article that becomes unreadable is refused like one that is gone, and other changes leave it out', async () => {
  await pool.query('update stock_batch set quantity = 68 where tyre_id = $1', [unreadable])
  await refuseStockOf(68)
  const other = browserOf(app)
  const added = await other.add({ type_id: unreadable, quantity: 1 })
  expect([added.status, added.body.code]).toEqual([404, 'not-found'])

  for (const [type_id, quantity] of [
    [readable, 2],
    [last, 1],
  ])
    expect((await other.add({ type_id, quantity })).status).toBe(200)
  await pool.query('update stock_batch set quantity = 69 where tyre_id = $1', [last])
  await refuseStockOf(69)
  expect((await other.send('POST', 'anonymous/cart/services/remove')).status).toBe(200)
  expect((await other.cart()).quantity).toBe(2)
})

test('a guest’s cart with an article that becomes unreadable is merged without it at the log-in, and says so', async () => {
  const email = 'customer@example.fi'
  await addCustomer(platform, { email })
  await pool.query('update stock_batch set quantity = 70 where tyre_id = any($1)', [[readable, last]])
  const other = browserOf(app)
  for (const type_id of [readable, last]) expect((await other.add({ type_id, quantity: 3 })).status).toBe(200)
  await pool.query('update stock_batch set quantity = 71 where tyre_id = $1', [last])
  await refuseStockOf(71)
  expect((await other.send('POST', 'login', { email, password: goodPassword })).status).toBe(200)
  const { status, body } = await other.send('GET', 'customer/cart/items/all')
  expect([status, body.data?.quantity]).toEqual([200, 3])
  expect(body.message).toMatch(
    /^These tyres cannot be ordered at the moment: Kuura Tuisku \d\. They were not added/,
  )
})
