import type { Order } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { reconcile } from '../src/orders/payments/reconcile.ts'
import { makeRefundNow } from '../src/orders/refunds/make-refunds.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { comeBack, person } from '../testing/buyers-over-http.ts'
import { addBatch, browserOf } from '../testing/cart-shop.ts'
import { insertRow } from '../testing/insert-row.ts'
import { simulatedPaymentShop } from '../testing/simulated-payment-shop.ts'

const { platform, app, column, choose, ledger } = await simulatedPaymentShop()
let people = 0

const addCode = (code: string, limits: Record<string, number>) =>
  insertRow(platform.pool, 'promo_code', { code, discount_cents: 1000, valid_from: '2026-01-01', ...limits })
const paidWith = (id: number) =>
  column(`select order_number from shop_order where promo_code_id = ${id} and order_status = 'paid'`)
const usesOf = (id: number) => column(`select order_id from promo_code_use where promo_code_id = ${id}`)

/**
 * Adds a tyre that shares its model and size with other tyres but has its own stock, so that no buyer waits for
 * another buyer's tyre.
 */
async function newTyre(number: number): Promise<number> {
  const speed_index = ['H', 'V', 'W'][number % 3] ?? 'H'
  const id = await addTyre(platform.pool, 1000 + number, {
    load_index: 70 + Math.floor(number / 3),
    speed_index,
  })
  await addBatch(platform, id, 10, 20)
  return id
}

/**
 * Returns a customer whose cart contains a tyre that no other buyer wants and a promo code, together with the order
 * of this cart.
 */
async function buyer(code: string) {
  const number = ++people
  const tyre = await newTyre(number)
  const browser = browserOf(app, `10.1.${Math.floor(number / 250)}.${number % 250}`)
  const { id } = await addCustomer(platform, { email: `asiakas-${number}@example.fi` })
  const visit = { now: platform.clock(), device: 'Firefox', address: '192.0.2.9' }
  const { accessToken } = await platform.sql.transaction((tx) =>
    startSession(platform, tx, visit, { subject: { kind: 'customer', id } }),
  )
  browser.cookies.access = accessToken
  const post = (path: string, payload: object) => browser.send('POST', `customer/${path}`, payload)
  const sure = async (path: string, payload: object) => {
    const { status, body } = await post(path, payload)
    expect([path, status, body.code]).toEqual([path, 200, undefined])
    return body.data
  }
  const { cart_id } = await sure('cart/item/insert', { type_id: tyre, quantity: 2 })
  await sure('cart/services/remove', { cart_id })
  await sure('cart/promo-code/apply', { promo_code: code })
  const confirm = async (): Promise<Order> => (await sure('order/confirm', { cart_id })).orderDetails
  const { id: order_id, order_number, total } = await confirm()
  await sure('order/shipping-details/update', {
    order_id,
    billing_details: person,
    shipping_details: { ship_to: 'billing' },
    conditions: '1',
  })
  const cart = async () => (await browser.send('GET', 'customer/cart/items/all')).body.data
  const pay = () => post('payment/process', { order_id, payment_by: 'bank' })
  const chooseAndReturn = async (url: string, outcome: string) =>
    comeBack({ post }, (await choose(url, outcome)).redirect)
  const cancel = () => post(`order/${order_number}/cancel`, {})
  const deleteAccount = () => browser.send('POST', 'account/delete', { password: goodPassword })
  return {
    order_id,
    order_number,
    total,
    confirm,
    cart,
    pay,
    cancel,
    choose: chooseAndReturn,
    deleteAccount,
  }
}

test('of thirty customers who pay with the last use of a code at once, one gets it', {
  timeout: 60_000,
}, async () => {
  const code = await addCode('VIIMEINEN', { uses_in_all: 3 })
  const use = { promo_code_id: code, claimed_at: '2026-11-01T00:00:00Z' }
  for (const earlier of [use, use]) await insertRow(platform.pool, 'promo_code_use', earlier)
  const all = await Promise.all(Array.from({ length: 30 }, () => buyer('VIIMEINEN')))
  const orders = await Promise.all(all.map((one) => one.confirm()))
  expect(new Set(orders.map(({ discount_amount }) => discount_amount))).toEqual(new Set([10]))
  const answers = await Promise.all(all.map((one) => one.pay()))
  const winners = answers.flatMap(({ status }, place) => (status === 200 ? [place] : []))
  expect(winners).toHaveLength(1)
  const refused = answers.flatMap(({ status, body }) => (status === 200 ? [] : [`${status} ${body.code}`]))
  // Buyers who waited while another buyer claimed the promo code get the first refusal. Buyers who came a moment
  // later get the second one.
  const clear = new Set(['422 promo-code-not-valid', '409 cart-changed'])
  expect(new Set(refused).isSubsetOf(clear)).toBe(true)
  expect(await usesOf(code)).toHaveLength(3)
  const [winner, loser] = [all[winners[0] ?? 0], all[winners[0] === 0 ? 1 : 0]]
  await winner?.choose(answers[winners[0] ?? 0]?.body.data.url, 'callbacks-doubled')
  expect(await paidWith(code)).toEqual([winner?.order_number])
  expect(await usesOf(code)).toHaveLength(3)
  expect(await loser?.cart()).toMatchObject({ discount_amount: 0, promo_code_error: 'Invalid promo code.' })
})

test('who came too late for the last use buys for the full price after seeing it', async () => {
  const code = await addCode('MELKEIN', { uses_in_all: 1 })
  const [maija, veikko] = [await buyer('MELKEIN'), await buyer('MELKEIN')]
  await maija.pay()
  expect((await veikko.pay()).body.code).toBe('cart-changed')
  const { total, discount_amount } = await veikko.confirm()
  expect([total, discount_amount]).toEqual([veikko.total + 10, 0])
  await veikko.choose((await veikko.pay()).body.data.url, 'ok')
  expect(await ledger(veikko.order_number)).toMatchObject({ taken: Math.round(total * 100), refunded: 0 })
  expect(await usesOf(code)).toEqual([maija.order_id])
})

test('whose payment failed tries again with the use that the first try claimed', async () => {
  const code = await addCode('KERRAN', { uses_in_all: 1, uses_each: 1 })
  const maija = await buyer('KERRAN')
  await maija.choose((await maija.pay()).body.data.url, 'fail')
  expect(await maija.cart()).toMatchObject({ discount_amount: 10, promo_code_error: null })
  expect(await maija.confirm()).toMatchObject({ id: maija.order_id, discount_amount: 10 })
  await maija.choose((await maija.pay()).body.data.url, 'ok')
  expect(await paidWith(code)).toEqual([maija.order_number])
  expect(await usesOf(code)).toEqual([maija.order_id])
})

test('a use whose payment came to nothing is another customer’s after half an hour', async () => {
  const code = await addCode('VAPAA', { uses_in_all: 1 })
  const [maija, veikko] = [await buyer('VAPAA'), await buyer('VAPAA')]
  await maija.choose((await maija.pay()).body.data.url, 'fail')
  expect((await veikko.pay()).body.code).toBe('cart-changed')
  await reconcile(platform, new Date(platform.clock().getTime() + 31 * 60_000))
  expect(await usesOf(code)).toEqual([])
  await veikko.choose((await veikko.pay()).body.data.url, 'ok')
  expect(await paidWith(code)).toEqual([veikko.order_number])
  expect(await usesOf(code)).toEqual([veikko.order_id])
  expect((await maija.pay()).body.code).toBe('cart-changed')
})

test('who deletes the account in the middle of a payment leaves the use to the next customer', async () => {
  const code = await addCode('POISTETTU', { uses_in_all: 1 })
  const [maija, veikko] = [await buyer('POISTETTU'), await buyer('POISTETTU')]
  await maija.pay()
  expect(await usesOf(code)).toEqual([maija.order_id])
  expect((await maija.deleteAccount()).status).toBe(200)
  expect(await usesOf(code)).toEqual([])
  await veikko.choose((await veikko.pay()).body.data.url, 'ok')
  expect(await paidWith(code)).toEqual([veikko.order_number])
})

test('money that comes after the account was deleted goes back', async () => {
  await addCode('MYOHASSA', {})
  const maija = await buyer('MYOHASSA')
  const { url } = (await maija.pay()).body.data
  expect((await maija.deleteAccount()).status).toBe(200)
  await choose(url, 'ok')
  await reconcile(platform, new Date(platform.clock().getTime() + 90_000))
  const dueRefunds = () =>
    column(`select refund.id from refund join payment_attempt attempt on attempt.id = attempt_id
      where order_id = '${maija.order_id}'`)
  // A callback of the provider may be settling the payment at this moment. The job then skips the payment, so the
  // refund appears a little later.
  await expect.poll(dueRefunds).toHaveLength(1)
  for (const id of await dueRefunds()) await makeRefundNow(platform, String(id), platform.clock())
  const cents = Math.round(maija.total * 100)
  expect(await ledger(maija.order_number)).toMatchObject({ taken: cents, refunded: cents })
})

test('a code becomes usable again when its order is cancelled, and of those who pay with it at once one gets it', async () => {
  const code = await addCode('PERUTTU', { uses_in_all: 1, uses_each: 1 })
  const maija = await buyer('PERUTTU')
  await maija.choose((await maija.pay()).body.data.url, 'ok')
  expect(await usesOf(code)).toEqual([maija.order_id])
  const answers = await Promise.all([1, 2, 3].map(() => maija.cancel()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await usesOf(code)).toEqual([])
  const others = await Promise.all(Array.from({ length: 5 }, () => buyer('PERUTTU')))
  const payments = await Promise.all(others.map((one) => one.pay()))
  const winners = others.filter((_, place) => payments[place]?.status === 200)
  expect(winners).toHaveLength(1)
  expect(await usesOf(code)).toEqual(winners.map(({ order_id }) => order_id))
})

test('an order that has been sent cannot be cancelled, and its use of the code counts', async () => {
  const code = await addCode('LAHETETTY', { uses_in_all: 1 })
  const maija = await buyer('LAHETETTY')
  await maija.choose((await maija.pay()).body.data.url, 'ok')
  await platform.pool.query('update shop_order set shipped_at = $1 where id = $2', [
    platform.clock(),
    maija.order_id,
  ])
  expect((await maija.cancel()).body.code).toBe('order-not-cancellable')
  expect(await usesOf(code)).toEqual([maija.order_id])
})

test('a use that was paid counts when the account is deleted', async () => {
  const code = await addCode('MAKSETTU', { uses_in_all: 1 })
  const maija = await buyer('MAKSETTU')
  await maija.choose((await maija.pay()).body.data.url, 'ok')
  expect((await maija.deleteAccount()).status).toBe(200)
  expect(await usesOf(code)).toEqual([maija.order_id])
})
