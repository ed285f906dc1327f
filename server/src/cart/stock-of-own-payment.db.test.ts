import { expect, test } from 'vitest'
import { browserOf, cartShop } from '../../testing/cart-shop.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { insertRow } from '../../testing/insert-row.ts'
import { insertUnpaidOrder } from '../../testing/insert-unpaid-order.ts'
import { reserveForCart } from '../../testing/reserve-for-cart.ts'
import { noNetwork } from '../platform/limits/network-hash.ts'

const { platform, app } = await cartShop()

/** Opens a browser with all six of tyre 2 in its cart. */
async function buyer() {
  const browser = browserOf(app)
  const { cart_id, line_item_id } = (await browser.add({ type_id: 2, quantity: 6 })).body.data
  return {
    browser,
    set: (quantity: number) => browser.add({ type_id: 2, quantity, cart_id, line_item_id }),
    pay: () => reserveForCart(platform, cart_id, [{ tyreId: 2, quantity: 6 }]),
    available: async () => (await browser.cart()).line_items[0]?.product?.available_quantity,
  }
}

const [aino, veikko] = [await buyer(), await buyer()]

test('what a payment of the cart holds is available to it, and to nobody else', async () => {
  expect(await aino.pay()).toBe(null)
  expect([await aino.available(), await veikko.available()]).toEqual([6, 0])
})

test('somebody who comes back from the bank changes the cart as before', async () => {
  expect((await aino.set(5)).body.data).toMatchObject({ quantity: 5, available_quantity: 6 })
  expect((await aino.set(6)).body.data).toMatchObject({ quantity: 6, available_quantity: 6 })
  expect((await aino.set(7)).body).toMatchObject({ code: 'not-enough-stock' })
})

test('others are refused what is being paid for', async () => {
  expect((await veikko.set(5)).body).toMatchObject({ code: 'sold-out' })
  expect((await browserOf(app).add({ type_id: 2, quantity: 1 })).body).toMatchObject({ code: 'sold-out' })
})

test('While somebody reserves the last tyres an add waits, and is then refused.', async () => {
  const { pool } = platform
  const orderId = await insertUnpaidOrder(pool, {})
  const reserving = await pool.connect()
  await reserving.query('begin')
  await reserving.query('select from stock_batch where tyre_id = 1 for no key update')
  const adding = browserOf(app).add({ type_id: 1, quantity: 1 })
  await expect.poll(async () => (await pool.query(lockWaits)).rowCount).toBe(1)
  await insertRow(reserving, 'reservation', {
    order_id: orderId,
    network_hash: noNetwork,
    reserved_at: platform.clock().toISOString(),
    expires_at: new Date(platform.clock().getTime() + 30 * 60_000).toISOString(),
  })
  await insertRow(reserving, 'reserved_tyre', { order_id: orderId, tyre_id: 1, quantity: 10 })
  await reserving.query('commit')
  reserving.release()
  expect((await adding).body).toMatchObject({ code: 'sold-out' })
})
const lockWaits =
  "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%stock_batch%for share%'"

test('the cart is read with as many statements as without a payment', async () => {
  const [paying, other] = [await countStatements(aino.available), await countStatements(veikko.available)]
  expect(paying).toBe(other)
})
