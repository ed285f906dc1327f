import type { Appointment } from '@pito/contracts/booking'
import { truck as truckType } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { addPoint } from '../src/booking/testing/add-point.ts'
import { addModel, addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addCustomer, goodPassword } from '../testing/account-shop.ts'
import { addBatch, browserOf, cartShop } from '../testing/cart-shop.ts'

/** It is Friday noon. The first free time of a service point is on Monday the 23rd at 8. */
const { platform, app } = await cartShop({ more: 6 })
const { pool } = platform
const truckModel = await addModel(pool, {
  slug: 'kuorma',
  name: 'Kuorma',
  vehicle_kind: 'truck',
  tyre_class: 'C3',
})
let number = 0

const newPoint = async (options: Parameters<typeof addPoint>[1] = {}) =>
  (await addPoint(pool, { slug: `paja-${++number}`, ...options })).pointId

/** Returns a guest with four car tyres and a network address of their own. */
async function guest({ tyre = 4, quantity = 4, address = `198.51.100.${++number}` } = {}) {
  const browser = browserOf(app, address)
  const { cart_id } = (await browser.add({ type_id: tyre, quantity })).body.data
  const send = (payload: object, headers = {}) =>
    browser.send('POST', 'anonymous/appointment/create', { cart_id, service_ids: '[1]', ...payload }, headers)
  const book = (dealer_id: number, start_time = '08:00', more: object = {}, headers = {}) =>
    send({ dealer_id, schedule_date: '2026-11-23', start_time, ...more }, headers)
  const cached = async (): Promise<Appointment | null> =>
    (await browser.send('GET', 'anonymous/appointment/get-appointment-cached')).body.data
  const remove = (dealerId: number) => browser.send('DELETE', `anonymous/appointment/remove/${dealerId}`)
  return { browser, cart_id, send, book, cached, remove }
}

const timesOf = async (id: number, day = '2026-11-23'): Promise<string[]> => {
  const { body } = await browserOf(app).send('GET', `dealer/${id}/appointments?from=${day}&days=1`)
  return body.data.data.days[0]?.start_times ?? []
}
const said = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]

test('a held time is in the answer, the cart and the cached appointment, and not offered to others', async () => {
  const dealer_id = await newPoint()
  const aino = await guest()
  const { status, body } = await aino.book(dealer_id, '08:30', { end_time: '09:00', service_ids: '[1,1]' })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    dealer_id,
    cart_id: aino.cart_id,
    service_ids: [1],
    without_calendar: false,
    schedule_date: '2026-11-23',
    start_time: '08:30:00',
    end_time: '09:00:00',
    held_until: '2026-11-20T10:15:00.000Z',
    tyres: 4,
    seconds_left: 900,
    dealer: { company_name: 'Kuurapaja', email: 'aino@kuurapaja.example' },
  })
  expect(await aino.cached()).toEqual(body.data)
  expect((await aino.browser.cart()).appointment).toEqual(body.data)
  expect(await timesOf(dealer_id)).toEqual(['08:00:00', '09:00:00', '09:30:00'])
})

test('whoever comes second is refused with the sentence, and other times are free', async () => {
  const dealer_id = await newPoint()
  const [aino, eero] = [await guest(), await guest()]
  await aino.book(dealer_id)
  const late = await eero.book(dealer_id)
  expect(said(late)).toEqual([409, 'slot-taken'])
  expect(late.body.message).toBe('The booking did not succeed, please choose another time.')
  expect(await eero.cached()).toBeNull()
  expect((await eero.book(dealer_id, '08:30')).status).toBe(200)
})

test('a point with two bays has a time twice', async () => {
  const dealer_id = await newPoint({ bays: 2 })
  const guests = [await guest(), await guest(), await guest()]
  const statuses: number[] = []
  for (const one of guests) statuses.push((await one.book(dealer_id)).status)
  expect(statuses).toEqual([200, 200, 409])
})

test('another time takes the place of the first one; one that cannot be had leaves it', async () => {
  const [dealer_id, other] = [await newPoint(), await newPoint()]
  const [aino, eero] = [await guest(), await guest()]
  await eero.book(other, '08:30')
  await aino.book(dealer_id)
  expect((await aino.book(other, '08:30')).status).toBe(409)
  expect(await aino.cached()).toMatchObject({ dealer_id, start_time: '08:00:00' })
  await aino.book(other, '09:00')
  expect(await aino.cached()).toMatchObject({ dealer_id: other, start_time: '09:00:00' })
  expect(await timesOf(dealer_id)).toContain('08:00:00')
})

test('a time given up is free at once, and giving it up again removes nothing', async () => {
  const [dealer_id, other] = [await newPoint(), await newPoint()]
  const aino = await guest()
  await aino.book(dealer_id)
  expect((await aino.remove(other)).body.data).toEqual({ removed: false })
  expect((await aino.remove(dealer_id)).body.data).toEqual({ removed: true })
  expect(await timesOf(dealer_id)).toContain('08:00:00')
  expect((await aino.remove(dealer_id)).body.data).toEqual({ removed: false })
  expect((await aino.browser.cart()).appointment).toBeNull()
})

test('after a quarter of an hour a time is free, without waiting for a job', async () => {
  const dealer_id = await newPoint()
  const [aino, eero] = [await guest(), await guest()]
  await aino.book(dealer_id)
  platform.at('2026-11-20T10:15:00Z')
  expect(await aino.cached()).toBeNull()
  expect((await eero.book(dealer_id)).status).toBe(200)
  expect((await aino.book(dealer_id)).status).toBe(409)
  platform.at('2026-11-20T10:00:00Z')
})

test('taking one’s own time again renews it, up to an hour after the first', async () => {
  const dealer_id = await newPoint()
  const aino = await guest()
  const heldAt = async (time: string) => {
    platform.at(`2026-11-20T${time}:00Z`)
    return (await aino.book(dealer_id)).body.data.held_until.slice(11, 16)
  }
  const times = ['10:00', '10:14', '10:28', '10:42', '10:55']
  const until: string[] = []
  for (const time of times) until.push(await heldAt(time))
  expect(until).toEqual(['10:15', '10:29', '10:43', '10:57', '11:00'])
  platform.at('2026-11-20T10:00:00Z')
})

test.each([
  ['too soon', { schedule_date: '2026-11-20' }, 422, 'slot-not-offered'],
  ['in the past', { schedule_date: '2020-11-20' }, 422, 'slot-not-offered'],
  ['on a Sunday', { schedule_date: '2026-11-29' }, 422, 'slot-not-offered'],
  ['on a holiday', { schedule_date: '2026-12-24' }, 422, 'slot-not-offered'],
  ['in the year 9999', { schedule_date: '9999-12-31' }, 422, 'slot-not-offered'],
  ['between two slots', { start_time: '08:15' }, 422, 'slot-not-offered'],
  ['after closing time', { start_time: '10:00' }, 422, 'slot-not-offered'],
  ['that ends an hour later', { end_time: '09:00' }, 422, 'not-valid'],
  ['at no time of day', { start_time: '25:00' }, 422, 'not-valid'],
  ['with services as a list', { service_ids: [1] }, 422, 'not-valid'],
  ['with services without brackets', { service_ids: '1,4' }, 422, 'not-valid'],
  ['with a service that the point has not', { service_ids: '[1,99]' }, 422, 'not-valid'],
  ['at an unknown point', { dealer_id: 999_999 }, 404, 'not-found'],
  ['for an unknown cart', { cart_id: 'made-up' }, 404, 'not-found'],
  ['by phone where there is a calendar', { without_calendar: true }, 422, 'not-valid'],
])('a time %s is refused', async (_, changed, status, code) => {
  const dealer_id = await newPoint()
  const aino = await guest()
  expect(said(await aino.book(dealer_id, '08:00', changed))).toEqual([status, code])
  expect(await aino.cached()).toBeNull()
})

test('without a date or a time the fields say what is missing', async () => {
  const aino = await guest()
  const { body } = await aino.send({ dealer_id: await newPoint() })
  expect(body.errors).toEqual({
    schedule_date: ['Select an appointment date'],
    start_time: ['Select time slot'],
  })
})

test('where appointments are made by phone there is one without a time, and no time can be had', async () => {
  const dealer_id = await newPoint({ row: { has_calendar: false } })
  const aino = await guest()
  expect(said(await aino.book(dealer_id))).toEqual([422, 'not-valid'])
  const { body } = await aino.send({ dealer_id, without_calendar: '1' })
  expect(body.data).toMatchObject({ without_calendar: true, schedule_date: null, held_until: null })
  platform.at('2026-11-22T10:00:00Z')
  expect(await aino.cached()).toMatchObject({ dealer_id, without_calendar: true })
  platform.at('2026-11-20T10:00:00Z')
})

test('a cart is booked for by its owner alone', async () => {
  const dealer_id = await newPoint()
  const [aino, mallory] = [await guest(), await guest()]
  const foreign = await mallory.book(dealer_id, '08:00', { cart_id: aino.cart_id })
  expect(said(foreign)).toEqual([404, 'not-found'])
  const nobody = browserOf(app, '198.51.100.250')
  const payload = {
    dealer_id,
    cart_id: aino.cart_id,
    service_ids: '[1]',
    schedule_date: '2026-11-23',
    start_time: '08:00',
  }
  expect((await nobody.send('POST', 'anonymous/appointment/create', payload)).status).toBe(404)
  await aino.book(dealer_id)
  expect((await mallory.remove(dealer_id)).body.data).toEqual({ removed: false })
  expect(await aino.cached()).not.toBeNull()
  expect(await mallory.cached()).toBeNull()
})

test.each([
  ['no tyres', 'empty', /cart is empty/],
  ['a truck tyre', 'truck', /Truck tyres are not fitted/],
  ['a rim that the point does not fit', 'rim', /rim size/],
  ['run-flat tyres that the point does not fit', 'run-flat', /run-flat/],
])('a cart with %s is refused with a sentence', async (_, kind, sentence) => {
  const dealer_id = await newPoint({
    row: { fits_run_flat: kind !== 'run-flat', ...(kind === 'rim' && { max_rim: 15 }) },
  })
  const changed =
    {
      truck: { model_id: truckModel, vehicle_type_id: truckType, tyre_class: 'C3' },
      'run-flat': { run_flat: true },
    }[kind] ?? {}
  const tyre = 100 + ++number
  const id = await addTyre(pool, tyre, { load_index: 100 + (number % 20), ...changed })
  await addBatch(platform, id, 1, 20)
  const aino = await guest({ tyre: id })
  if (kind === 'empty') await aino.browser.add({ type_id: id, quantity: 0 })
  const { status, body } = await aino.book(dealer_id)
  expect(status).toBe(422)
  expect(body.errors.cart_id[0]).toMatch(sentence)
})

test('an emptied cart gives its time up', async () => {
  const dealer_id = await newPoint()
  const aino = await guest()
  await aino.browser.add({ type_id: 5, quantity: 1 })
  await aino.book(dealer_id)
  await aino.browser.add({ type_id: 5, quantity: 0 })
  expect(await aino.cached()).not.toBeNull()
  const [line] = (await aino.browser.cart()).line_items
  await aino.browser.remove({ cart_id: aino.cart_id, cart_line_item_id: line?.id })
  expect(await timesOf(dealer_id)).toContain('08:00:00')
})

test('the same key gets the same answer, and holds once', async () => {
  const dealer_id = await newPoint()
  const aino = await guest()
  const headers = { 'idempotency-key': 'once-1' }
  const first = await aino.book(dealer_id, '08:00', {}, headers)
  expect((await aino.book(dealer_id, '08:00', {}, headers)).body).toEqual(first.body)
  expect(said(await aino.book(dealer_id, '08:30', {}, headers))).toEqual([409, 'idempotency-key-reused'])
})

test('a fourth customer behind the address of a mobile operator takes a time like the first', async () => {
  const dealer_id = await newPoint()
  const address = '203.0.113.9'
  const people = [
    await guest({ address }),
    await guest({ address }),
    await guest({ address }),
    await guest({ address }),
  ]
  const times = ['08:00', '08:30', '09:00', '09:30']
  const answers: unknown[] = []
  for (const [index, one] of people.entries()) answers.push(said(await one.book(dealer_id, times[index])))
  expect(new Set(answers.map(String))).toEqual(new Set(['200,']))
})

test('a time between the half hours is refused with a sentence of its own', async () => {
  const { status, body } = await (await guest()).book(await newPoint(), '09:07')
  expect([status, body.errors.start_time]).toEqual([
    422,
    ['Fittings begin every half hour. Please choose one of the times of the day.'],
  ])
})

test('25 tyres are more than one may have times for', async () => {
  const tyre = await addTyre(pool, 900, { load_index: 88 })
  await addBatch(platform, tyre, 1, 100)
  const aino = await guest({ tyre, quantity: 25 })
  expect(said(await aino.book(await newPoint()))).toEqual([409, 'too-many-holds'])
})

test('after the log-in the newer of two holds stays, as the customer’s, and the older one is free', async () => {
  const dealer_id = await newPoint()
  const email = 'aino.kaksi@example.fi'
  await addCustomer(platform, { email })
  const credentials = { email, password: goodPassword }
  const phone = await browserOf(app, '198.51.100.240')
  await phone.send('POST', 'login', credentials)
  const { cart_id } = (await phone.send('POST', 'customer/cart/item/insert', { type_id: 4, quantity: 4 }))
    .body.data
  const booking = { dealer_id, cart_id, service_ids: '[1]', schedule_date: '2026-11-23', start_time: '08:00' }
  expect((await phone.send('POST', 'customer/appointment/create', booking)).status).toBe(200)
  platform.at('2026-11-20T10:05:00Z')
  const laptop = await guest({ tyre: 5 })
  await laptop.book(dealer_id, '09:00')
  await laptop.browser.send('POST', 'login', credentials)
  const { body } = await laptop.browser.send('GET', 'customer/cart/items/all')
  expect(body.data.appointment).toMatchObject({ cart_id, start_time: '09:00:00' })
  expect(await timesOf(dealer_id)).toEqual(['08:00:00', '08:30:00', '09:30:00'])
  expect((await phone.send('DELETE', `customer/appointment/remove/${dealer_id}`)).body.data.removed).toBe(
    true,
  )
  platform.at('2026-11-20T10:00:00Z')
})
