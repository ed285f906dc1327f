import { expect, test } from 'vitest'
import { buildApi } from '../src/app.ts'
import { addModel, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { addBatch, browserOf, cartShop } from '../testing/cart-shop.ts'
import { vehicleRegistry } from '../testing/vehicle-registry.ts'

const { platform, app } = await cartShop({
  settings: await vehicleRegistry(),
})
const { pool } = platform
const model_id = await addModel(pool, {
  slug: 'kuorma',
  name: 'Kuorma',
  vehicle_kind: 'truck',
  tyre_class: 'C3',
})
const truckTyre = await addTyre(pool, 50, { model_id, vehicle_type_id: 4, tyre_class: 'C3' })
await addBatch(platform, truckTyre, 10, 8)
const email = 'aino@example.fi'
await addCustomer(platform, { email })

type Browser = ReturnType<typeof browserOf>
type Side = 'anonymous' | 'customer'
const vehicleOf = async (browser: Browser, side: Side = 'anonymous') =>
  (await browser.send('GET', `${side}/cart/vehicle`)).body.data
const check = (browser: Browser, licence_plate: string) =>
  browser.send('POST', 'anonymous/cart/vehicle/check', { licence_plate })
const skip = (browser: Browser) => browser.send('POST', 'anonymous/cart/vehicle/skip', {})
const draftOf = async (browser: Browser) =>
  (await browser.send('GET', 'anonymous/checkout/draft')).body.data.details

async function withTyre(type_id = 1): Promise<Browser> {
  const browser = browserOf(app)
  await browser.add({ type_id, quantity: 4 })
  return browser
}

test('a cart with car tyres asks for the plate, and an empty cart and truck tyres alone do not', async () => {
  expect(await vehicleOf(await withTyre())).toEqual({ vehicle: null, not_checked: null, asks: true })
  expect((await vehicleOf(browserOf(app))).asks).toBe(false)
  expect((await vehicleOf(await withTyre(truckTyre))).asks).toBe(false)
})

test('a shop that does not search by plate does not ask for one', async () => {
  const config = { ...platform.config, shopMode: 'production', vehicleRegistryUrl: undefined } as const
  const { app: withoutRegistry } = await buildApi({ ...platform, config })
  const browser = browserOf(withoutRegistry)
  await browser.add({ type_id: 1, quantity: 4 })
  expect((await vehicleOf(browser)).asks).toBe(false)
})

test('a plate that leads to a vehicle is stored beside the other fields of the draft', async () => {
  const guest = await withTyre()
  await guest.send('PUT', 'anonymous/checkout/draft', { details: { order_note: 'Soita ensin' } })
  const { status, body } = await check(guest, ' abc 123')
  expect([status, body.data.vehicle.make, body.data.asks]).toEqual([200, 'Opel', false])
  expect(await draftOf(guest)).toEqual({ order_note: 'Soita ensin', licence_plate: 'ABC-123' })
  expect((await vehicleOf(guest)).vehicle).toMatchObject({ licence_plate: 'ABC-123', make: 'Opel' })
})

test.each([
  ['EI-404', 404, 'plate-unknown'],
  ['VIK-503', 503, 'plate-search-down'],
  ['!!!', 422, 'plate-not-readable'],
  ['A'.repeat(21), 422, 'plate-not-readable'],
])('the plate %s is refused with a sentence and is not stored', async (plate, status, code) => {
  const guest = await withTyre()
  const answer = await check(guest, plate)
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.body.message).toMatch(/\.$/)
  expect(await draftOf(guest)).toEqual({})
  expect((await vehicleOf(guest)).asks).toBe(true)
})

test('a stored plate whose register does not answer leaves the tyres unchecked', async () => {
  const guest = await withTyre()
  await guest.send('PUT', 'anonymous/checkout/draft', { details: { licence_plate: 'VIK-503' } })
  expect(await vehicleOf(guest)).toEqual({ vehicle: null, not_checked: 'plate-search-down', asks: false })
})

test('a skipped question is not asked again, also after the log-in, and removes the plate', async () => {
  const guest = await withTyre()
  await check(guest, 'ABC-123')
  expect((await skip(guest)).body.data).toEqual({ vehicle: null, not_checked: null, asks: false })
  expect(await draftOf(guest)).toEqual({})
  expect((await vehicleOf(guest)).asks).toBe(false)
  await guest.send('POST', 'login', { email, password: goodPassword })
  expect(await vehicleOf(guest, 'customer')).toEqual({ vehicle: null, not_checked: null, asks: false })
})

test('without a cart nothing is checked or skipped', async () => {
  expect((await check(browserOf(app), 'ABC-123')).status).toBe(404)
  expect((await skip(browserOf(app))).status).toBe(404)
})

test('a plate that is checked before the log-in leaves the customer’s stored draft as it was', async () => {
  const customer = await addCustomer(platform, { email: 'helmi@example.fi' })
  expect(customer).toBeDefined()
  const logIn = (browser: Browser) =>
    browser.send('POST', 'login', { email: 'helmi@example.fi', password: goodPassword })
  const [laptop, phone] = [await withTyre(), await withTyre(2)]
  await logIn(laptop)
  await laptop.send('PUT', 'customer/checkout/draft', { details: { order_note: 'Soita ensin' } })
  await pool.query(`update checkout_draft set changed_at = changed_at - interval '1 hour'`)
  await check(phone, 'ABC-123')
  await logIn(phone)
  const { data } = (await phone.send('GET', 'customer/checkout/draft')).body
  expect(data.details).toEqual({ order_note: 'Soita ensin', licence_plate: 'ABC-123' })
})

test('lines are marked as being for another car, and those of other carts are not', async () => {
  const [guest, other] = [await withTyre(), await withTyre()]
  const [line] = (await guest.cart()).line_items
  const confirm = async (browser: Browser) =>
    (await browser.send('POST', 'anonymous/cart/vehicle/confirm', { line_item_ids: [line?.id] })).body.data
  expect(await confirm(other)).toEqual({ line_item_ids: [] })
  expect((await guest.cart()).line_items[0]?.for_another_car).toBe(false)
  expect(await confirm(guest)).toEqual({ line_item_ids: [line?.id] })
  expect((await guest.cart()).line_items[0]?.for_another_car).toBe(true)
})
