import type { Order } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { fillCompany } from '../src/platform/company/fill-company.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { addBatch, browserOf, cartShop } from '../testing/cart-shop.ts'
import { countStatements } from '../testing/count-statements.ts'

const { platform, app } = await cartShop({ more: 8 })
const { pointId } = await addPoint(platform.pool, { bays: 3 })
type Browser = ReturnType<typeof browserOf>
let people = 0

const person = {
  first_name: ' Maija ',
  last_name: 'Meikäläinen',
  email: 'maija@example.fi',
  contact_number: '040 123 4567',
  address_line_1: 'Fleminginkatu 9',
  zipcode: '00530',
  city: 'Helsinki',
}

async function guestWith(type_id: number, quantity = 4, fitting = false): Promise<[Browser, string]> {
  const guest = browserOf(app, `10.0.0.${++people}`)
  const { body } = await guest.add({ type_id, quantity })
  const cart_id: string = body.data.cart_id
  if (!fitting) await guest.send('POST', 'anonymous/cart/services/remove', { cart_id })
  return [guest, cart_id]
}

const confirm = (browser: Browser, cart_id: string, who = 'anonymous') =>
  browser.send('POST', `${who}/order/confirm`, { cart_id })
async function confirmed(browser: Browser, cart_id: string, who = 'anonymous'): Promise<Order> {
  const { status, body } = await confirm(browser, cart_id, who)
  expect([status, body.code]).toEqual([200, undefined])
  return body.data.orderDetails
}
const update = (browser: Browser, order_id: string, changed: object = {}, who = 'anonymous') =>
  browser.send('POST', `${who}/order/shipping-details/update`, {
    order_id,
    billing_details: person,
    shipping_details: { ship_to: 'billing' },
    conditions: '1',
    ...changed,
  })

test('confirming twice makes one order, which follows the cart', async () => {
  const [guest, cartId] = await guestWith(1, 2)
  const first = await confirmed(guest, cartId)
  expect(first.order_number).toMatch(/^[1-9]\d{9}$/)
  expect(first).toMatchObject({ order_status: 'unpaid', progress: 'placed', order_type: 'other' })
  expect(first.total).toBe((await guest.cart()).total)
  expect(first.delivery_days).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  await guest.add({ type_id: 2, quantity: 1 })
  const second = await confirmed(guest, cartId)
  expect([second.id, second.order_number]).toEqual([first.id, first.order_number])
  expect(second.total).toBe((await guest.cart()).total)
  expect(second.line_items.map(({ type, type_id, quantity }) => [type, type_id, quantity])).toEqual([
    ['product', 1, 2],
    ['recycling_charges', 1, 2],
    ['product', 2, 1],
    ['shipping_charges', null, 1],
  ])
})

test('confirmed at the same moment from two tabs it is one order', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const orders = await Promise.all(Array.from({ length: 6 }, () => confirmed(guest, cartId)))
  expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
  const { rows } = await platform.pool.query('select from shop_order where cart_id = $1', [cartId])
  expect(rows).toHaveLength(1)
})

test('many buyers at once get an order each, none with the number of another', async () => {
  const guests = await Promise.all(Array.from({ length: 30 }, () => guestWith(4, 1)))
  const orders = await Promise.all(guests.map(([guest, cartId]) => confirmed(guest, cartId)))
  expect(new Set(orders.map(({ order_number }) => order_number)).size).toBe(30)
})

test('an empty cart, one above the stock and another’s are refused', async () => {
  const [guest, cartId] = await guestWith(5, 3)
  expect((await confirm(browserOf(app), cartId)).status).toBe(404)
  expect((await confirm(guest, '00000000-0000-4000-8000-000000000000')).status).toBe(404)
  await platform.pool.query('update stock_batch set quantity = 2 where tyre_id = 5')
  expect((await confirm(guest, cartId)).body.code).toBe('not-enough-stock')
  await addBatch(platform, 5, 2, 20)
  await guest.add({ type_id: 5, quantity: 0, cart_id: cartId })
  expect((await confirm(guest, cartId)).body.code).toBe('cart-empty')
})

test('nothing is ordered before the company that sells is known', async () => {
  const [guest, cartId] = await guestWith(1, 2)
  await platform.pool.query('delete from company')
  await expect.poll(() => platform.company.isKnown).toBe(false)
  expect((await guest.cart()).not_checked_out).toBe('sales-not-open')
  const { status, body } = await confirm(guest, cartId)
  expect([status, body.code]).toEqual([422, 'sales-not-open'])
  await fillCompany(platform.sql, platform.config, platform.log)
  await expect.poll(() => platform.company.isKnown).toBe(true)
  await confirmed(guest, cartId)
})

test('details are stored, trimmed, and shown with the order', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id, order_number } = await confirmed(guest, cartId)
  const { status, body } = await update(guest, id, { order_note: ' Soita ', licence_plate: 'abc 123' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    billing_details: { first_name: 'Maija', zipcode: '00530', country_id: 73, company_name: null },
    shipping_details: { ship_to: 'billing', address_line_1: 'Fleminginkatu 9' },
    order_note: 'Soita',
    licence_plate: 'ABC-123',
    terms_version: expect.stringMatching(/^20/),
  })
  const shown = await guest.send('GET', `anonymous/order/${order_number}/details`)
  expect(shown.body.data).toEqual(body.data)
  const got = await guest.send('GET', `anonymous/order/shipping-details/get?cartId=${cartId}`)
  expect(got.body.data).toMatchObject({ order_id: id, order_note: 'Soita', licence_plate: 'ABC-123' })
  const nobody = await browserOf(app).send('GET', `anonymous/order/shipping-details/get?cartId=${cartId}`)
  expect(nobody.status).toBe(404)
  const [another, ownCartId] = await guestWith(1, 1)
  const call = 'anonymous/order/shipping-details/get?cartId='
  expect((await another.send('GET', `${call}${cartId}`)).status).toBe(404)
  expect((await another.send('GET', `${call}${ownCartId}`)).body.data).toBeNull()
})

test('faults come by the name of their field, in the language of the buyer, and nothing is stored', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id, order_number } = await confirmed(guest, cartId)
  const { status, body } = await update(guest, id, {
    billing_details: { ...person, email: 'abc', zipcode: '0010' },
    shipping_details: { ship_to: 'different' },
    order_note: 'x'.repeat(51),
  })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject({
    'billing_details.email': ['Email is not valid.'],
    'billing_details.zipcode': ['Zipcode of billing address allow only 5 digit.'],
    'shipping_details.city': ['City of shipping address is required.'],
    order_note: ["You can't use more than 50 characters"],
  })
  const { data } = (await guest.send('GET', `anonymous/order/${order_number}`)).body
  expect([data.billing_details, data.terms_version]).toEqual([null, null])
})

test('line breaks and invisible characters in an address or a note are refused with a sentence', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id } = await confirmed(guest, cartId)
  const { status, body } = await update(guest, id, {
    billing_details: { ...person, first_name: 'Aino\u0000', city: 'Hel\r\nsinki' },
    order_note: 'Soita\u202Eensin',
  })
  const sentence = ['Please remove line breaks and invisible characters.']
  expect({ status, errors: body.errors }).toEqual({
    status: 422,
    errors: {
      'billing_details.first_name': sentence,
      'billing_details.city': sentence,
      order_note: sentence,
    },
  })
})

test('tyres that are fitted go to the chosen service point, whatever a client sends', async () => {
  const [guest, cartId] = await guestWith(6, 4, true)
  expect((await confirm(guest, cartId)).body.code).toBe('appointment-missing')
  const booked = await guest.send('POST', 'anonymous/appointment/create', {
    dealer_id: pointId,
    cart_id: cartId,
    service_ids: '[1]',
    ...(await firstTime(guest)),
  })
  expect(booked.status).toBe(200)
  const order = await confirmed(guest, cartId)
  expect(order).toMatchObject({
    order_type: 'service_point_delivery',
    shipping_charges: 0,
    delivery_days: null,
  })
  expect(order.appointment).toMatchObject({
    schedule_date: booked.body.data.schedule_date,
    start_time: booked.body.data.start_time,
    dealer: { company_name: 'Kuurapaja' },
  })
  expect(order.total).toBe((await guest.cart()).total)
  for (const ship_to of ['billing', 'different', 'servicepoint']) {
    const { body } = await update(guest, order.id, { shipping_details: { ship_to, zipcode: '22100' } })
    expect(body.data.shipping_details).toMatchObject({
      ship_to: 'servicepoint',
      zipcode: '00530',
      city: 'Helsinki',
    })
  }
})

test('an order that is delivered instead has no address of a service point any more', async () => {
  const [guest, cartId] = await guestWith(7, 4, true)
  const time = await firstTime(guest)
  const hold = { dealer_id: pointId, cart_id: cartId, service_ids: '[1]', ...time }
  await guest.send('POST', 'anonymous/appointment/create', hold)
  const fitted = await confirmed(guest, cartId)
  await update(guest, fitted.id, { shipping_details: { ship_to: 'servicepoint' } })
  await guest.send('POST', 'anonymous/cart/services/remove', { cart_id: cartId })
  const delivered = await confirmed(guest, cartId)
  expect(delivered).toMatchObject({ id: fitted.id, order_type: 'other', shipping_details: null })
  expect(delivered.shipping_charges).toBeGreaterThan(0)
  const { body } = await update(guest, fitted.id, { shipping_details: { ship_to: 'servicepoint' } })
  expect(body.errors).toEqual({
    'shipping_details.ship_to': ['Please select an service point address as an shipping address'],
  })
})

async function firstTime(browser: Browser) {
  const { data } = (await browser.send('GET', `dealer/${pointId}/appointments`)).body
  const [day] = data.data.days.filter(({ start_times }: { start_times: string[] }) => start_times.length > 0)
  return { schedule_date: day.schedule_date, start_time: day.start_times[0] }
}

test('a number opens nothing for others, and a guest’s order is in no account', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id, order_number } = await confirmed(guest, cartId)
  await update(guest, id, { billing_details: { ...person, email: 'aino@example.fi' } })
  await addCustomer(platform, { email: 'aino@example.fi' })
  const aino = browserOf(app)
  await aino.send('POST', 'login', { email: 'aino@example.fi', password: goodPassword })
  expect((await aino.send('GET', 'customer/orders')).body).toMatchObject({ data: [], total: 0 })
  expect((await aino.send('GET', `customer/order/${order_number}`)).status).toBe(404)
  const unknown = await browserOf(app).send('GET', 'anonymous/order/1000000000')
  const foreign = await browserOf(app).send('GET', `anonymous/order/${order_number}`)
  expect([foreign.status, foreign.body.code]).toEqual([404, unknown.body.code])
  expect((await update(browserOf(app), id)).status).toBe(404)
})

test('a customer lists orders of their own, the latest first', async () => {
  await addCustomer(platform, { email: 'veikko@example.fi' })
  const veikko = browserOf(app)
  await veikko.send('POST', 'login', { email: 'veikko@example.fi', password: goodPassword })
  const { body } = await veikko.send('POST', 'customer/cart/item/insert', { type_id: 1, quantity: 1 })
  const { cart_id } = body.data
  await veikko.send('POST', 'customer/cart/services/remove', { cart_id })
  const order = await confirmed(veikko, cart_id, 'customer')
  const list = (await veikko.send('GET', 'customer/orders')).body
  expect(list).toMatchObject({ total: 1, page: 1, last_page: 1 })
  expect(list.data[0]).toMatchObject({
    order_number: order.order_number,
    order_status: 'unpaid',
    paid_on: null,
  })
})

test('a paid order is changed by nobody', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id } = await confirmed(guest, cartId)
  await platform.pool.query(
    "update shop_order set order_status = 'paid', progress = 'paid', paid_at = now(), closed_at = now() where id = $1",
    [id],
  )
  expect((await update(guest, id)).body.code).toBe('order-paid')
})

test('the database refuses an order that its lines do not add up to, and a delivery to Åland', async () => {
  const [guest, cartId] = await guestWith(1, 1)
  const { id } = await confirmed(guest, cartId)
  await expect(
    platform.pool.query(
      'update shop_order set total_cents = total_cents + 1, goods_cents = goods_cents + 1 where id = $1',
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'shop_order_adds_up_with_its_lines' })
  await update(guest, id)
  await expect(
    platform.pool.query(
      "update shop_order_address set zipcode = '22100' where order_id = $1 and kind = 'shipping'",
      [id],
    ),
  ).rejects.toMatchObject({ constraint: 'shop_order_ships_nothing_to_aland' })
})

test('an order of many lines takes as many statements as one of a single line', async () => {
  const [small, smallCart] = await guestWith(1, 1)
  const [large, largeCart] = await guestWith(1, 1)
  for (const type_id of [2, 4, 5, 8, 9, 10]) await large.add({ type_id, quantity: 1 })
  await confirmed(small, smallCart)
  await confirmed(large, largeCart)
  const ofSmall = await countStatements(() => confirm(small, smallCart))
  const ofLarge = await countStatements(() => confirm(large, largeCart))
  expect(ofLarge).toBe(ofSmall)
  expect(ofLarge).toBeLessThanOrEqual(15)
})
