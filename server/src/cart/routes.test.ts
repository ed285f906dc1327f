import { expect, test } from 'vitest'
import { browserOf, cartShop } from '../../testing/cart-shop.ts'
import { startSession } from '../platform/sessions/start-session.ts'
import { deleteGuestCartsBefore } from './store.ts'

const { platform, app } = await cartShop()

test('a cart has its lines with product, fee and VAT, delivery by tier, and a total', async () => {
  const aino = browserOf(app)
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.add({ type_id: 2, quantity: 1 })
  await aino.send('POST', 'anonymous/cart/services/remove', {})
  const cart = await aino.cart()
  const rows = cart.line_items.map(({ type, type_id, quantity, unit_price, sub_total, vat_amount }) => ({
    type,
    type_id,
    quantity,
    unit_price,
    sub_total,
    vat_amount,
  }))
  expect(rows).toEqual([
    { type: 'product', type_id: 1, quantity: 4, unit_price: 110.7, sub_total: 442.8, vat_amount: 89.97 },
    { type: 'recycling_charges', type_id: 1, quantity: 4, unit_price: 2.2, sub_total: 8.8, vat_amount: 1.79 },
    { type: 'product', type_id: 2, quantity: 1, unit_price: 99.9, sub_total: 99.9, vat_amount: 20.3 },
  ])
  expect(cart).toMatchObject({ quantity: 5, sub_total: 551.5, shipping_charges: 39.9, total: 591.4 })
  expect(cart).toMatchObject({ vat_percent: 25.5, vat_amount: 120.16, discount_amount: 0, appointment: null })
  expect(cart.shipping_line_item).toMatchObject({ type: 'shipping_charges', id: null, sub_total: 39.9 })
  expect(cart.line_items[0]?.product).toMatchObject({
    ...{ id: 1, name: 'Kuura Tuisku 1', net_price: 110.7, net_price_with_rc: 112.9, is_recycled: '0' },
    ...{ available_quantity: 10, in_stock: 10, car_type: 'Car', vehicle_type: 2, diameter: 16 },
  })
})

test('who has no cart sees an empty one, and is given neither token nor marker', async () => {
  const nobody = browserOf(app)
  expect(await nobody.cart()).toMatchObject({ id: null, line_items: [], total: 0, shipping_line_item: null })
  expect(nobody.cookies).toEqual({})
})

test('a program names its guest by anonymous_id, and an id that the shop did not issue is nobody', async () => {
  const { anonymous_id } = (await browserOf(app).add({ type_id: 1, quantity: 2 })).body.data
  const cartOf = (id: string) => browserOf(app).send('GET', `anonymous/cart/items/all?anonymous_id=${id}`)
  expect((await cartOf(anonymous_id)).body.data.quantity).toBe(2)
  expect((await cartOf(`${anonymous_id}x`)).body.data.quantity).toBe(0)
  const forged = '11111111-1111-4111-8111-111111111111'
  const adopted = await browserOf(app).add({ type_id: 1, quantity: 1, anonymous_id: forged })
  expect(adopted.body.data.anonymous_id).not.toContain(forged)
})

test('a line is taken out by its owner alone', async () => {
  const [aino, mallory] = [browserOf(app), browserOf(app)]
  const { cart_id, line_item_id } = (await aino.add({ type_id: 1, quantity: 2 })).body.data
  const own = (await mallory.add({ type_id: 1, quantity: 1 })).body.data
  const given = { cart_id, cart_line_item_id: line_item_id }
  const unknown = await mallory.remove({ cart_id: own.cart_id, cart_line_item_id: 2_000_000_000 })
  expect(unknown.status).toBe(404)
  for (const foreign of [given, { ...given, cart_id: own.cart_id }, { ...given, cart_id: 'x' }])
    expect((await mallory.remove(foreign)).body).toEqual(unknown.body)
  expect((await browserOf(app).remove(given)).body).toEqual(unknown.body)
  expect((await aino.remove(given)).body.data).toEqual(given)
  expect((await aino.remove(given)).status).toBe(404)
  expect((await aino.cart()).line_items).toEqual([])
})

test('price and stock are those of the tables at this moment, and a client’s price counts for nothing', async () => {
  const aino = browserOf(app)
  await aino.add({ type_id: 2, quantity: 2, unit_price: 0.01, price: 1 })
  await platform.pool.query('update tyre set price_cents = 8990 where id = 2')
  expect((await aino.cart()).sub_total).toBe(179.8)
  await platform.pool.query("update tyre set state = 'off-sale' where id = 2")
  expect((await aino.cart()).line_items[0]?.product).toMatchObject({ in_stock: 0 })
  await platform.pool.query("update tyre set state = 'on-sale', price_cents = 9990 where id = 2")
})

test('another site’s page can put nothing in a cart', async () => {
  const answer = await browserOf(app).add({ type_id: 1 }, { 'sec-fetch-site': 'cross-site' })
  expect(answer.body).toMatchObject({ code: 'foreign-origin' })
  expect(answer.status).toBe(403)
})

test('a customer has a cart by the same calls under the other path, whatever guest the browser was', async () => {
  const visitor = { now: platform.clock(), device: 'test', address: '192.0.2.7' }
  const subject = { kind: 'customer', id: 'aino' } as const
  const { accessToken } = await platform.sql.transaction((tx) =>
    startSession(platform, tx, visitor, { subject }),
  )
  const headers = { authorization: `Bearer ${accessToken}` }
  const aino = browserOf(app)
  await aino.add({ type_id: 1, quantity: 1 })
  const put = await aino.send('POST', 'customer/cart/item/insert', { type_id: 2, quantity: 3 }, headers)
  expect(put.body.data).toMatchObject({ quantity: 3, anonymous_id: null })
  const shown = await aino.send('GET', 'customer/cart/items/all', undefined, headers)
  expect(shown.body.data.quantity).toBe(3)
  const { cart_id, line_item_id } = put.body.data
  const given = { cart_id, cart_line_item_id: line_item_id }
  expect((await aino.remove(given)).status).toBe(404)
  const removed = await aino.send('POST', 'customer/cart/line-item/remove', given, headers)
  expect(removed.status).toBe(200)
  expect((await aino.cart()).quantity).toBe(1)
})

test('the customer’s call asks for a log-in', async () => {
  for (const [method, path] of [
    ['GET', 'customer/cart/items/all'],
    ['POST', 'customer/cart/item/insert'],
    ['POST', 'customer/cart/line-item/remove'],
  ] as const) {
    const payload = method === 'POST' ? { type_id: 1, cart_id: 'x', cart_line_item_id: 1 } : undefined
    expect((await browserOf(app).send(method, path, payload)).body).toMatchObject({ code: 'not-logged-in' })
  }
})

test.each([
  ['a negative quantity', { type_id: 1, quantity: -1 }],
  ['half a tyre', { type_id: 1, quantity: 2.5 }],
  ['more tyres than a number can count', { type_id: 1, quantity: 2 ** 53 }],
  ['words', { type_id: 1, quantity: 'four' }],
  ['no product', { quantity: 1 }],
  ['a number beyond all numbers', { type_id: 1e300, quantity: 1 }],
  ['an unknown type', { type: 'discount', type_id: 1 }],
  ['10,000 characters', { type_id: 1, cart_id: 'x'.repeat(10_000) }],
  ['a null character', { type_id: 1, cart_id: 'x\u0000' }],
  ['a list', { type_id: [1], quantity: [1] }],
  ['a row that is text', { type_id: 1, line_item_id: "1' or 1=1" }],
])('%s is refused in words', async (_name, given) => {
  const { status, body } = await browserOf(app).add(given)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'not-valid', message: 'One or more validation errors occurred' })
})

test.each(['x'.repeat(10_000), 'x\u0000', "x' or '1'='1", '', null, {}, 7])(
  'a line is not taken out of the cart %j',
  async (cart_id) => {
    const { status, body } = await browserOf(app).remove({ cart_id, cart_line_item_id: 1 })
    expect(status).toBe(422)
    expect(body).toMatchObject({ code: 'not-valid' })
  },
)

test('carts that nobody can open any more are forgotten', async () => {
  const [aino, eero] = [browserOf(app), browserOf(app)]
  platform.at('2026-08-01T10:00:00Z')
  await aino.add({ type_id: 1 })
  platform.at('2026-11-20T10:00:00Z')
  await eero.add({ type_id: 1 })
  await deleteGuestCartsBefore(platform.sql, new Date('2026-08-22T10:00:00Z'))
  expect((await aino.cart()).quantity).toBe(0)
  expect((await eero.cart()).quantity).toBe(1)
})
