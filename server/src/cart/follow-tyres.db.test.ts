import { expect, test } from 'vitest'
import { goodPassword } from '../../testing/account-shop.ts'
import { fittingShop } from '../../testing/fitting-shop.ts'

const { near, far, guest, customer } = await fittingShop()

async function withTime({ quantity = 4, at = near, services = '[1]' } = {}) {
  const aino = guest()
  const { cart_id, line_item_id } = (await aino.add({ type_id: 1, quantity })).body.data
  expect((await aino.book(at, services)).status).toBe(200)
  const set = (to: number) => aino.add({ type_id: 1, quantity: to, cart_id, line_item_id })
  return { ...aino, cart_id, line_item_id, set }
}

test('the hold is for as many tyres as the cart has', async () => {
  const aino = await withTime()
  const { body } = await aino.set(2)
  expect(body.message).toBeUndefined()
  const cart = await aino.read()
  expect(cart).toMatchObject({ appointment: { tyres: 2 }, services_total: 39.8, not_checked_out: null })
})

test('tyres that the point cannot fit release the appointment, with the reason and the time', async () => {
  const aino = await withTime()
  const { body } = await aino.add({ type_id: 4, quantity: 2 })
  expect(body.message).toBe(
    'The service point does not fit tyres of this rim size. Your fitting time was given up: Mon, 23 Nov 2026, 08:00, Kuurapaja. Please choose another time.',
  )
  const cart = await aino.read()
  expect(cart).toMatchObject({
    appointment: null,
    former_appointment: { dealer_id: near, schedule_date: '2026-11-23', reason: 'not-served' },
    shipping_address_type: 'billing',
  })
  expect(cart.not_checked_out).toBe('appointment-missing')
})

test('so does a service that the point does not do', async () => {
  const aino = await withTime({ at: far })
  const { body } = await aino.add({ type: 'service', type_id: 2 })
  expect(body.message).toContain('does not offer all of these services')
  expect(await aino.read()).toMatchObject({
    appointment: null,
    former_appointment: { dealer_id: far, reason: 'not-served' },
  })
})

test('a service that it does joins the appointment', async () => {
  const aino = await withTime()
  await aino.add({ type: 'service', type_id: 3 })
  const cart = await aino.read()
  expect(cart).toMatchObject({ appointment: { service_ids: [1, 3] }, services_total: 107.2 })
})

test('more tyres than one may hold times for release it', async () => {
  const aino = await withTime({ quantity: 8 })
  expect((await aino.add({ type_id: 2, quantity: 6 })).body.message).toBe('Item added into cart successfully')
  expect((await aino.read()).appointment).toMatchObject({ tyres: 14 })
  const { body } = await aino.add({ type_id: 4, quantity: 11 })
  expect(body.message).toContain('Your fitting time was given up: Mon, 23 Nov 2026, 08:00')
})

test('a truck tyre releases it, and the last tyre taken out too', async () => {
  const aino = await withTime()
  const { message } = (await aino.add({ type_id: 5, quantity: 1 })).body
  expect(message).toMatch(
    /^Truck tyres .* Your fitting time was given up: Mon, 23 Nov 2026, 08:00, Kuurapaja\.$/,
  )
  expect(await aino.read()).toMatchObject({ appointment: null, with_service: false })
  const emma = await withTime()
  await emma.post('line-item/remove', { cart_id: emma.cart_id, cart_line_item_id: emma.line_item_id })
  expect(await emma.read()).toMatchObject({ appointment: null, with_service: true, quantity: 0 })
})

test('giving the time up sends nothing to a service point any longer', async () => {
  const aino = await withTime()
  await aino.browser.send('DELETE', `anonymous/appointment/remove/${near}`)
  expect(await aino.read()).toMatchObject({
    appointment: null,
    with_service: true,
    shipping_address_type: 'billing',
  })
})

test('at the log-in services, fitting and the time of the guest come along', async () => {
  const { email } = await customer()
  const aino = await withTime({ services: '[1,2]' })
  await aino.browser.send('POST', 'login', { email, password: goodPassword })
  const { data } = (await aino.browser.send('GET', 'customer/cart/items/all')).body
  expect(data).toMatchObject({ appointment: { service_ids: [1, 2] }, shipping_address_type: 'servicepoint' })
  expect(data.services_total).toBe(138.6)
})

test('the guest’s choice of delivery is the newer one, and the customer’s code stays', async () => {
  const helmi = await customer()
  await helmi.add({ type_id: 2, quantity: 1 })
  const aino = guest()
  await aino.add({ type_id: 1, quantity: 4 })
  await aino.post('services/remove')
  await aino.browser.send('POST', 'login', { email: helmi.email, password: goodPassword })
  const { data } = (await aino.browser.send('GET', 'customer/cart/items/all')).body
  expect(data).toMatchObject({ with_service: false, quantity: 5, shipping_charges: 39.9 })
})

test('a merged cart that its point cannot fit any longer has no appointment, and says so', async () => {
  const helmi = await customer()
  await helmi.add({ type_id: 4, quantity: 2 })
  const aino = await withTime()
  await aino.browser.send('POST', 'login', { email: helmi.email, password: goodPassword })
  const { data, message } = (await aino.browser.send('GET', 'customer/cart/items/all')).body
  expect(message).toContain('Your fitting time was given up: Mon, 23 Nov 2026, 08:00, Kuurapaja')
  expect(data).toMatchObject({ appointment: null, quantity: 6 })
})
