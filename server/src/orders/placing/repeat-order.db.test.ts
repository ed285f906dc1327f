import type { LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../../../testing/account-shop.ts'
import { browserOf } from '../../../testing/cart-shop.ts'
import { fulfilmentShop } from '../../../testing/fulfilment-shop.ts'
import { orderLink } from '../links/order-link.ts'

const { platform, app, pointId, paidBuyer, column } = await fulfilmentShop({ more: 8 })
type Maija = Awaited<ReturnType<typeof paidBuyer>>
type Browser = Maija['guest']

const repeat = (browser: Browser, which: object) => browser.send('POST', 'order-again', which)
const repeatOwn = ({ guest, order }: Maija) => repeat(guest, { order_number: order.order_number })
const shownTo = (browser: Browser, which: Record<string, string>) =>
  browser.send('GET', `order-again?${new URLSearchParams(which)}`)
const cartOf = async (browser: Browser, who = 'anonymous') =>
  (await browser.send('GET', `${who}/cart/items/all`)).body.data
const tyresIn = (cart: { line_items: LineItem[] }) =>
  cart.line_items.filter(({ type }) => type === 'product').map(({ type_id, quantity }) => [type_id, quantity])

test('ordering again puts the same tyres into the cart to be fitted, and pressing twice adds them once', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 4, time: '08:00' })
  expect((await cartOf(maija.guest)).quantity).toBe(0)
  const [first, second] = [await repeatOwn(maija), await repeatOwn(maija)]
  expect(first.body.data).toMatchObject({
    order_number: maija.order.order_number,
    with_service: true,
    tyres: [{ quantity: 4, available_quantity: 4, is_sold: true, product: { id: 4 } }],
    service_point: { dealer_id: pointId },
  })
  expect(second.status).toBe(200)
  const cart = await cartOf(maija.guest)
  expect(tyresIn(cart)).toEqual([[4, 4]])
  expect(cart).toMatchObject({ with_service: true, appointment: null, promo_code_name: null })
})

test('tyres that were delivered are ordered again without a fitting', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 2 })
  expect((await repeatOwn(maija)).body.data).toMatchObject({ with_service: false, service_point: null })
  expect(await cartOf(maija.guest)).toMatchObject({ quantity: 2, with_service: false })
})

const marksIn = (cart: { line_items: LineItem[] }) =>
  cart.line_items.filter(({ type }) => type === 'product').map(({ for_another_car }) => for_another_car)

test('a tyre that was bought for another car is for that car when it is ordered again', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 2 })
  await platform.sql`
    update shop_order_line set for_another_car = true where order_id = ${maija.order.id} and type = 'product'`
  expect((await repeatOwn(maija)).body.data.tyres).toMatchObject([{ for_another_car: true }])
  expect(marksIn(await cartOf(maija.guest))).toEqual([true])
})

test('a tyre can be ordered again for another car', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 2 })
  await repeatOwn(maija)
  expect(marksIn(await cartOf(maija.guest))).toEqual([false])
  await repeat(maija.guest, { order_number: maija.order.order_number, for_another_car: [4] })
  expect(marksIn(await cartOf(maija.guest))).toEqual([true])
})

test('a cart for home delivery becomes one with fitting if a fitted order is repeated', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 1, time: '08:30' })
  await maija.guest.add({ type_id: 5, quantity: 1 })
  const { id } = await cartOf(maija.guest)
  await maija.guest.send('POST', 'anonymous/cart/services/remove', { cart_id: id })
  expect(await cartOf(maija.guest)).toMatchObject({ with_service: false })
  await repeatOwn(maija)
  expect(await cartOf(maija.guest)).toMatchObject({ quantity: 2, with_service: true })
})

test('a cart that has tyres keeps its own choice and gets the rest', async () => {
  const maija = await paidBuyer({ tyre: 5, quantity: 4 })
  await maija.guest.add({ type_id: 5, quantity: 1 })
  await maija.guest.add({ type_id: 4, quantity: 6 })
  await repeatOwn(maija)
  const cart = await cartOf(maija.guest)
  expect(tyresIn(cart)).toEqual([
    [5, 4],
    [4, 6],
  ])
  expect(cart.with_service).toBe(true)
})

test('a tyre that is partly available is put in as far as it goes, and the answer says so', async () => {
  const maija = await paidBuyer({ tyre: 6, quantity: 4 })
  await platform.sql`update stock_batch set quantity = 2 where tyre_id = 6`
  const { body } = await repeatOwn(maija)
  expect(body.data.tyres).toMatchObject([{ quantity: 4, available_quantity: 2, is_sold: true }])
  expect(tyresIn(await cartOf(maija.guest))).toEqual([[6, 2]])
  const { equivalents } = body.data.tyres[0]
  expect(equivalents).not.toEqual([])
  for (const { id, available_quantity } of equivalents) {
    expect(id).not.toBe(6)
    expect(available_quantity).toBeGreaterThanOrEqual(4)
  }
})

test('one tyre of an order is ordered again without the others', async () => {
  const maija = await paidBuyer({ tyre: 8, quantity: 1 })
  const which = { order_number: maija.order.order_number }
  expect((await repeat(maija.guest, { ...which, tyre_id: 5 })).status).toBe(404)
  await platform.sql`
    insert into shop_order_line (order_id, position, type, tyre_id, name_fi, name_en, quantity, unit_cents, total_cents,
      vat_permille, vat_cents)
    values (${maija.order.id}, 90, 'product', 5, 'Kuura', 'Kuura', 1, 0, 0, 255, 0)`
  expect((await repeat(maija.guest, { ...which, tyre_id: 5 })).body.data.tyres).toMatchObject([
    { quantity: 1 },
  ])
  expect(tyresIn(await cartOf(maija.guest))).toEqual([[5, 1]])
})

test('a tyre that is sold out or no longer sold is named and not put in', async () => {
  const maija = await paidBuyer({ tyre: 7, quantity: 1 })
  await platform.sql`update stock_batch set quantity = 0 where tyre_id = 7`
  const soldOut = (await repeatOwn(maija)).body.data.tyres
  expect(soldOut).toMatchObject([{ available_quantity: 0, is_sold: true }])
  await platform.sql`update stock_batch set quantity = 9 where tyre_id = 7`
  await platform.sql`update tyre set state = \'off-sale\' where id = 7`
  const withdrawn = (await repeatOwn(maija)).body.data.tyres
  expect(withdrawn).toMatchObject([{ available_quantity: 0, is_sold: false }])
  expect((await cartOf(maija.guest)).quantity).toBe(0)
})

test('the price of today stands beside the price that was paid, with the recycling fee in both', async () => {
  const maija = await paidBuyer({ tyre: 8, quantity: 1 })
  const [price] = await column('select price_cents from tyre where id = 8')
  await platform.sql`update tyre set price_cents = price_cents + 1000 where id = 8`
  const { body } = await shownTo(maija.guest, { order_number: maija.order.order_number })
  const paid = Number(price) / 100
  expect(body.data.tyres).toMatchObject([{ paid_price: paid, product: { net_price_with_rc: paid + 10 } }])
  expect((await cartOf(maija.guest)).quantity).toBe(0)
})

test('a service point that was deactivated is not proposed', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 1, time: '09:00' })
  await platform.sql`update service_point set active = false where id = ${pointId}`
  const { body } = await shownTo(maija.guest, { order_number: maija.order.order_number })
  expect(body.data.service_point).toBeNull()
  await platform.sql`update service_point set active = true where id = ${pointId}`
})

test('the link of an e-mail orders again into the cart of whoever opens it', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 2 })
  const token =
    new URL(orderLink(platform.config, { orderId: maija.order.id }, 'en')).searchParams.get('token') ?? ''
  const other = browserOf(app, '10.7.0.1')
  expect((await shownTo(other, { token })).body.data.order_number).toBe(maija.order.order_number)
  expect((await repeat(other, { token })).status).toBe(200)
  expect((await cartOf(other)).quantity).toBe(2)
  expect((await repeat(other, { token: `${token}x` })).status).toBe(404)
})

test('a customer orders again into the cart of the account', async () => {
  const maija = await paidBuyer({ tyre: 4, quantity: 3 })
  const email = 'again@example.fi'
  await addCustomer(platform, { email })
  await maija.guest.send('POST', 'login', { email, password: goodPassword })
  await cartOf(maija.guest, 'customer')
  expect((await repeatOwn(maija)).status).toBe(200)
  expect((await cartOf(maija.guest, 'customer')).quantity).toBe(3)
})

test('the order of another buyer, an unknown number and no number at all are not found', async () => {
  const [maija, other] = [
    await paidBuyer({ tyre: 4, quantity: 1 }),
    await paidBuyer({ tyre: 4, quantity: 1 }),
  ]
  for (const which of [{ order_number: maija.order.order_number }, { order_number: '1000000000' }, {}]) {
    expect((await shownTo(other.guest, which)).status).toBe(404)
    expect((await repeat(other.guest, which)).status).toBe(404)
  }
})
