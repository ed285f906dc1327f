import { expect, test } from 'vitest'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { person } from '../testing/buyers-over-http.ts'
import { browserOf } from '../testing/cart-shop.ts'
import { insertRow } from '../testing/insert-row.ts'
import { simulatedPaymentShop } from '../testing/simulated-payment-shop.ts'

const { platform, app } = await simulatedPaymentShop({ more: 4 })
const email = 'aino@example.fi'
await addCustomer(platform, { email })

type Browser = ReturnType<typeof browserOf>
type Who = 'anonymous' | 'customer'
const formType = 'application/x-www-form-urlencoded'

async function postForm(browser: Browser, url: string, fields: Record<string, string>, headers = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/v1/${url}`,
    headers: { 'content-type': formType, locale: 'en_GB', ...headers },
    cookies: browser.cookies,
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, body: answer.json() }
}

let people = 0
async function browserWithCart(who: Who): Promise<{ browser: Browser; cart_id: string }> {
  people += 1
  const browser = browserOf(app, `10.0.0.${people}`)
  if (who === 'customer') await browser.send('POST', 'login', { email, password: goodPassword })
  const { body } = await browser.send('POST', `${who}/cart/item/insert`, { type_id: 1, quantity: 1 })
  const { cart_id } = body.data
  await browser.send('POST', `${who}/cart/services/remove`, { cart_id })
  return { browser, cart_id }
}

async function browserWithOrder() {
  const { browser, cart_id } = await browserWithCart('anonymous')
  const { body } = await postForm(browser, 'anonymous/order/confirm', { cart_id })
  return { browser, cart_id, order_id: body.data.orderDetails.id as string }
}

test.each(['anonymous', 'customer'] as const)(
  'an order is made, given its details and paid by forms alone (%s)',
  async (who) => {
    const { browser, cart_id } = await browserWithCart(who)
    const confirmed = await postForm(browser, `${who}/order/confirm`, { cart_id })
    expect(confirmed).toMatchObject({
      status: 200,
      body: { data: { orderDetails: { order_status: 'unpaid' } } },
    })
    const order_id = confirmed.body.data.orderDetails.id
    const details = await postForm(browser, `${who}/order/shipping-details/update`, {
      order_id,
      billing_details: JSON.stringify({ ...person, address_type: 'billing', country_id: 73 }),
      shipping_details: JSON.stringify({ address_type: 'shipping', ship_to: 'billing' }),
      is_gone_at_klaviyo: '0',
      is_business_customer: 'false',
      order_note: 'Soita ensin & kysy',
      licence_plate: 'ABC-123',
      conditions: 'true',
    })
    expect(details).toMatchObject({
      status: 200,
      body: {
        data: {
          billing_details: { first_name: 'Maija', city: 'Helsinki' },
          is_business_customer: false,
          order_note: 'Soita ensin & kysy',
          licence_plate: 'ABC-123',
          terms_version: expect.any(String),
        },
      },
    })
    const started = await postForm(browser, `${who}/payment/process`, { order_id, payment_by: 'bank' })
    expect(started).toMatchObject({ status: 200, body: { data: { url: expect.stringContaining('http') } } })
  },
)

test('a cart is filled, changed and emptied by forms alone', async () => {
  const browser = browserOf(app, '10.0.2.1')
  const added = await postForm(browser, 'anonymous/cart/item/insert', {
    ...{ type: 'product', type_id: '1', quantity: '2', for_another_car: 'false' },
    ...{ sub_type_id: '', cart_id: '', line_item_id: '' },
  })
  expect(added).toMatchObject({ status: 200, body: { data: { quantity: 2 } } })
  const { cart_id, anonymous_id, line_item_id } = added.body.data
  const post = (call: string, fields: Record<string, string> = {}) =>
    postForm(browser, `anonymous/cart/${call}`, { cart_id, anonymous_id, ...fields })
  const line = { type_id: '1', line_item_id: String(line_item_id) }
  const changed = await post('item/insert', { ...line, quantity: '3', for_another_car: '1' })
  expect(changed.body.data.quantity).toBe(3)
  const addressed = await post('shipping-address-type/update', {
    ...{ shipping_address_type: 'billing', with_service: 'false' },
  })
  expect(addressed.status).toBe(200)
  const { total } = addressed.body.data
  await insertRow(platform.pool, 'tyre_size', { id: 18, width: 225, aspect: 40, diameter: 18 })
  await platform.pool.query('update tyre set tyre_size_id = 18 where id = 5')
  const set = JSON.stringify([{ type_id: 4 }, { type_id: 5, quantity: 2 }])
  const others: [string, Record<string, string>][] = [
    ['services/remove', {}],
    ['services/add-shipping-charge', {}],
    ['services/remove-shipping-charge', {}],
    ['prices/accept', { total: String(total) }],
    ['promo-code/remove', { promo_code: '' }],
    ['vehicle/check', { licence_plate: 'ABC-123' }],
    ['vehicle/confirm', { line_item_ids: `[${line_item_id}]` }],
    ['vehicle/skip', {}],
    ['set/insert', { items: set }],
    ['line-item/remove', { cart_line_item_id: String(line_item_id) }],
    ['clear', {}],
  ]
  for (const [call, fields] of others) {
    const { body } = await post(call, fields)
    // This shop has no register of vehicles, so the check of a plate cannot end otherwise.
    expect([call, body.code]).toEqual([call, call === 'vehicle/check' ? 'plate-search-down' : undefined])
  }
  const { body } = await browser.send('GET', 'anonymous/cart/items/all', undefined, {
    'anonymous-id': anonymous_id,
  })
  expect(body.data.line_items).toEqual([])
})

test.each([
  ['a text for a number', { type_id: 'one' }, 'type_id'],
  ['a fraction for a whole number', { type_id: '1.5' }, 'type_id'],
  ['nothing for a number that is needed', { type_id: '' }, 'type_id'],
  ['a text for a truth', { type_id: '1', for_another_car: 'perhaps' }, 'for_another_car'],
])('%s in a form is refused at its field', async (_name, fields, field) => {
  const { status, body } = await postForm(browserOf(app), 'anonymous/cart/item/insert', fields)
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('the visit to Klarna is confirmed by a form', async () => {
  const { browser, order_id } = await browserWithOrder()
  const call = (name: string, fields: Record<string, string>) =>
    postForm(browser, `anonymous/klarna_payment/${name}`, fields)
  const confirmed = await call('confirm', { token: 't', sid: 's', order_id: '1234567890' })
  expect([confirmed.status, confirmed.body.code]).toEqual([404, 'payment-unknown'])
  expect((await call('process', { order_id })).body.code).toBe('order-not-complete')
  const session = { klarna_hpp_session_id: 's', order_number: '1234567890' }
  expect((await call('read-hpp-session', session)).body.code).toBe('payment-unknown')
})

test('a guest without cookies is named in the form', async () => {
  const guest = browserOf(app, '10.0.1.1')
  const { body } = await guest.add({ type_id: 1, quantity: 1 })
  const { cart_id, anonymous_id } = body.data
  const stranger = browserOf(app)
  expect((await postForm(stranger, 'anonymous/order/confirm', { cart_id })).status).toBe(404)
  const named = await postForm(stranger, 'anonymous/order/confirm', { cart_id, anonymous_id })
  expect(named.body.code).not.toBe('not-found')
})

test.each([
  ['text that is no JSON', 'Maija'],
  ['JSON that is no object', '[1]'],
  ['JSON with a NUL in a name', JSON.stringify({ ...person, first_name: 'Ma\u0000ija' })],
  ['nothing', ''],
])('%s as billing details is refused at its field', async (_name, billing_details) => {
  const { browser, order_id } = await browserWithOrder()
  const { status, body } = await postForm(browser, 'anonymous/order/shipping-details/update', {
    order_id,
    billing_details,
    shipping_details: '{"ship_to":"billing"}',
  })
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'not-valid' })
  expect(Object.keys(body.errors)[0]).toMatch(/^billing_details/)
})

test.each([
  ['a page of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a neighbouring subdomain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
  ['an older browser on another site', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
])('a form that %s posts with the cookies of a buyer changes nothing', async (_who, headers) => {
  const { browser, cart_id } = await browserWithCart('anonymous')
  const calls = [
    'order/confirm',
    'order/shipping-details/update',
    'payment/process',
    'cart/clear',
    'cart/item/insert',
    'cart/services/remove',
    'klarna_payment/confirm',
  ]
  for (const call of calls) {
    const { status, body } = await postForm(browser, `anonymous/${call}`, { cart_id }, headers)
    expect([status, body.code]).toEqual([403, 'foreign-origin'])
  }
  const { sql } = platform
  expect(await sql`select from shop_order where cart_id = ${cart_id}`).toEqual([])
})

test('a form that the shop’s own page posts is taken', async () => {
  const { browser, cart_id } = await browserWithCart('anonymous')
  const headers = { 'sec-fetch-site': 'same-origin', origin: platform.config.shopUrl.origin }
  expect((await postForm(browser, 'anonymous/order/confirm', { cart_id }, headers)).status).toBe(200)
})

test.each(['login', 'register', 'account/delete'])('%s takes no form', async (url) => {
  const { status, body } = await postForm(browserOf(app), url, { type_id: '1', quantity: '1' })
  expect([status, body.code]).toEqual([415, 'not-json'])
})
