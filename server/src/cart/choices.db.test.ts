import type { Cart, LineItem } from '@pito/contracts/cart'
import { expect, test } from 'vitest'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { platform, near, far, guest } = await fittingShop()
const services = ({ line_items }: Cart) => line_items.filter(({ type }) => type === 'service')
const named = ({ service, quantity, unit_price, rim_size }: LineItem) => [
  service?.translations.find(({ locale_code }) => locale_code === 'en_GB')?.name,
  quantity,
  unit_price,
  rim_size,
]

test('a fresh cart is fitted and delivered free; the lowest installation stands beside the total', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  const cart = await aino.read()
  expect(cart).toMatchObject({ with_service: true, shipping_address_type: 'billing', not_fitted: null })
  expect(cart).toMatchObject({ shipping_charges: 0, services_from: 79.6, services_total: null, total: 451.6 })
  expect(services(cart).map(named)).toEqual([['Installation', 4, 19.9, 16]])
  expect(cart).toMatchObject({ not_checked_out: 'appointment-missing' })
})

test('at the chosen point its own prices are in the total', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  expect((await aino.book(far)).status).toBe(200)
  const cart = await aino.read()
  expect(cart).toMatchObject({ services_total: 119.6, services_from: null, total: 571.2 })
  expect(cart).toMatchObject({ shipping_address_type: 'servicepoint', not_checked_out: null })
  expect(services(cart)[0]).toMatchObject({ is_from_price: false, id: null, type_id: 1 })
})

test('tyres of two rims are two installations', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 2 })
  await aino.add({ type_id: 4, quantity: 2 })
  const cart = await aino.read()
  expect(services(cart).map(({ quantity, unit_price }) => [quantity, unit_price])).toEqual([
    [2, 19.9],
    [2, 29.9],
  ])
})

test('services are chosen, once each, and removed like lines', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  const { body } = await aino.add({ type: 'service', type_id: 2 })
  expect(body.data).toMatchObject({ quantity: 1, line_item_id: expect.any(Number) })
  await aino.add({ type: 'service', type_id: 2 })
  await aino.add({ type: 'service', type_id: 3 })
  const cart = await aino.read()
  expect(services(cart).map(named)).toEqual([
    ['Installation', 4, 19.9, 16],
    ['Seasonal storage', 1, 59, null],
    ['Valves', 4, 6.9, null],
  ])
  expect(cart.services_from).toBe(166.2)
  await aino.post('line-item/remove', { cart_id: cart.id, cart_line_item_id: services(cart)[1]?.id })
  await aino.add({ type: 'service', type_id: 3, quantity: 0 })
  expect(services(await aino.read())).toHaveLength(1)
})

test('a service that no point does for these tyres cannot be chosen', async () => {
  const aino = guest()
  await aino.add({ type_id: 4, quantity: 4 })
  const { status, body } = await aino.add({ type: 'service', type_id: 2 })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['type_id']])
  expect((await aino.add({ type: 'service', type_id: 999 })).status).toBe(422)
})

test('a service that the shop offers no longer is chosen no longer', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.add({ type: 'service', type_id: 3 })
  await platform.pool.query('update service set active = false where id = 3')
  expect(services(await aino.read())).toHaveLength(1)
  await platform.pool.query('update service set active = true where id = 3')
  expect(services(await aino.read())).toHaveLength(1)
})

test('delivery only: services, appointment and the service point’s address go, and delivery costs', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.book(near, '[1,2]')
  const chosen = await aino.read()
  expect(services(chosen)).toHaveLength(2)
  const { body } = await aino.post('shipping-address-type/update', {
    shipping_address_type: 'different',
    with_service: 0,
  })
  expect(body.data).toMatchObject({
    with_service: false,
    shipping_address_type: 'different',
    appointment: null,
  })
  expect(body.data).toMatchObject({ shipping_charges: 39.9, total: 491.5, not_checked_out: null })
  expect(services(body.data)).toEqual([])
  const back = await aino.post('shipping-address-type/update', {
    shipping_address_type: 'billing',
    with_service: '1',
  })
  expect(back.body.data).toMatchObject({ with_service: true, shipping_charges: 0, appointment: null })
})

test('services/remove removes the installation too', async () => {
  const aino = guest()
  const { cart_id } = (await aino.add({ type_id: 1, quantity: 4 })).body.data
  await aino.add({ type: 'service', type_id: 2 })
  const { body } = await aino.post('services/remove', { cart_id })
  expect(services(body.data)).toEqual([])
  expect(body.data).toMatchObject({ with_service: false, shipping_charges: 39.9 })
})

test('delivery to a service point goes with fitting only', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.post('services/remove')
  const { status, body } = await aino.post('shipping-address-type/update', {
    shipping_address_type: 'servicepoint',
  })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['shipping_address_type']])
})

test('a client may leave the delivery charge out of what it shows, until the next choice', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.post('services/remove')
  await aino.post('services/remove-shipping-charge')
  expect(await aino.read()).toMatchObject({ shipping_line_item: null, shipping_charges: 0, total: 451.6 })
  await aino.post('services/add-shipping-charge')
  expect(await aino.read()).toMatchObject({ shipping_charges: 39.9, total: 491.5 })
  await aino.post('services/remove-shipping-charge')
  await aino.post('shipping-address-type/update', { shipping_address_type: 'billing' })
  expect(await aino.read()).toMatchObject({ shipping_charges: 39.9 })
})

test.each([[1], [2], [3], [4], [5]])('%i tyres are delivered by their tier', async (quantity) => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity })
  const { body } = await aino.post('services/remove')
  expect(body.data.shipping_charges).toBe([14.9, 22.9, 29.9, 39.9, 39.9][quantity - 1])
})

test('a cart with a truck tyre is delivered as a whole, whatever a client sends', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 2 })
  await aino.add({ type: 'service', type_id: 3 })
  const { body } = await aino.add({ type_id: 5, quantity: 2 })
  expect(body.message).toContain('Truck tyres are not fitted')
  const cart = await aino.read()
  expect(cart).toMatchObject({ with_service: false, not_fitted: 'trucks-not-fitted', shipping_charges: 39.9 })
  expect(services(cart)).toEqual([])
  const forced = await aino.post('shipping-address-type/update', {
    shipping_address_type: 'billing',
    with_service: true,
  })
  expect([forced.status, Object.keys(forced.body.errors)]).toEqual([422, ['with_service']])
  expect((await aino.add({ type: 'service', type_id: 1 })).status).toBe(422)
  expect((await aino.book(near)).status).toBe(422)
})

test('a cart says between which days it is at home, later with truck tyres', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  expect((await aino.read()).delivery_days).toEqual({ from: '2026-11-24', to: '2026-11-27' })
  await aino.add({ type_id: 5, quantity: 2 })
  expect((await aino.read()).delivery_days).toEqual({ from: '2026-11-25', to: '2026-12-01' })
})

test('a cleared cart is empty and begins again', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.book(near)
  const { body } = await aino.post('clear')
  expect(body.data).toMatchObject({
    quantity: 0,
    line_items: [],
    appointment: null,
    with_service: true,
    total: 0,
  })
})

test('details have products, rim sizes and the whole cart', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.add({ type_id: 4, quantity: 1 })
  const { body } = await aino.browser.send('GET', 'anonymous/cart/details')
  expect(body.data).toMatchObject({ rimSizes: ['R16:16', 'R18:18'], cartShippingAddressType: 'billing' })
  expect(body.data.cartProducts[0]).toEqual({
    ...{ id: expect.any(Number), type_id: 1, name: 'Kuura Tuisku 1', image: null, net_price: 110.7, qty: 4 },
    ...{
      available_quantity: 10,
      in_stock: 10,
      car_type: 'Car',
      is_recycled: '0',
      diameter: 16,
      vehicle_type: 2,
    },
  })
  expect(body.data.cartDetails.id).toBe(body.data.cartId)
})

test('the live cart prices another point and other services, and changes nothing', async () => {
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  const live = async (query: string) => (await aino.browser.send('GET', `get-live-cart${query}`)).body
  expect((await live(`?service_point_id=${near}&services=[1,2,3]`)).data).toMatchObject({
    services: [
      { id: 1, name: 'Installation', price: 19.9, sub_total: 79.6, line_item: { quantity: 4 } },
      { id: 2, name: 'Seasonal storage', size: null, rim_size_id: null, price: 59, sub_total: 59 },
      { id: 3, sub_total: 27.6 },
    ],
    shipping_charges: 0,
    discount: 0,
    totals: { total: 617.8 },
  })
  expect((await live('?services=[]')).data).toMatchObject({ services: [], shipping_charges: 39.9 })
  expect((await live('?service_point_id=987654')).code).toBe('not-found')
  expect((await live('?services=x')).code).toBe('not-valid')
  expect(await aino.read()).toMatchObject({ services_from: 79.6, appointment: null })
  expect((await guest().browser.send('GET', 'get-live-cart')).body.data.totals.total).toBe(0)
})

test('a price that changed since is said with the old one, until the customer goes on with the new total', async () => {
  const aino = guest()
  await aino.add({ type_id: 2, quantity: 2 })
  await platform.pool.query('update tyre set price_cents = 10490 where id = 2')
  const cart = await aino.read()
  expect(cart.line_items[0]).toMatchObject({ price_was: 99.9, unit_price: 104.9 })
  const stale = await aino.post('prices/accept', { total: 199.8 })
  expect([stale.status, stale.body.code]).toEqual([409, 'cart-changed'])
  expect((await aino.read()).line_items[0]?.price_was).toBe(99.9)
  const { body } = await aino.post('prices/accept', { total: cart.total })
  expect(body.data.line_items[0]?.price_was).toBeNull()
})

test('another’s cart is not found by any of these calls', async () => {
  const [aino, mallory] = [guest(), guest()]
  const { cart_id } = (await aino.add({ type_id: 1, quantity: 4 })).body.data
  await mallory.add({ type_id: 1, quantity: 1 })
  for (const call of ['services/remove', 'clear', 'services/add-shipping-charge', 'promo-code/remove'])
    expect((await mallory.post(call, { cart_id })).status).toBe(404)
  expect((await guest().post('clear')).status).toBe(404)
  expect(await aino.read()).toMatchObject({ quantity: 4, with_service: true })
})
