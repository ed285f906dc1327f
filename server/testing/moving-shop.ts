import type { AppointmentAction } from '@pito/contracts/values/appointment-links'
import { expect } from 'vitest'
import { bookingToken } from '../src/booking/firm/booking-token.ts'
import { addTyre } from '../src/catalogue/testing/add-tyre.ts'
import { addBatch, browserOf } from './cart-shop.ts'
import { insertRow } from './insert-row.ts'
import { simulatedPaymentShop } from './simulated-payment-shop.ts'
import { staffToken } from './staff-token.ts'

type Headers = Readonly<Record<string, string>>
type Body = {
  readonly code?: string
  readonly data: {
    readonly cart_id: string
    readonly id: string
    readonly challenge: string
    readonly url: string
  }
}
/** A prepared request that can be sent once or several times. */
export type ReadyRequest = (headers?: Headers) => Promise<{ readonly status: number; readonly body: Body }>

type ByPath = (path: string, payload?: object) => ReadyRequest

export type MovingShop = Awaited<ReturnType<typeof movingShop>>

/** Opens a shop with both payment providers. Guests, buyers, staff and people who have a link can make requests. */
export async function movingShop() {
  const shop = await simulatedPaymentShop({ more: 6 })
  // Each request to be repeated has an order of its own.
  await shop.platform.pool.query('update stock_batch set quantity = 100 where tyre_id in (5, 6)')
  const { platform, app } = shop
  // A tyre of another size, which makes a set of front and rear tyres with the others.
  await insertRow(platform.pool, 'tyre_size', { id: 18, width: 225, aspect: 40, diameter: 18 })
  const wider = await addTyre(platform.pool, 20, { tyre_size_id: 18, load_index: 92 })
  await addBatch(platform, wider, 1, 20)
  // Most of the requests need a paid order, and each of these orders takes tyres.
  await addBatch(platform, 5, 2, 40)
  const authorization = `Bearer ${await staffToken(platform, 'owner')}`
  const byNobody: ByPath =
    (path, payload = {}) =>
    (headers = {}) =>
      browserOf(app).send('POST', path, payload, headers)
  const byStaff: ByPath =
    (path, payload = {}) =>
    (headers = {}) =>
      browserOf(app).send('POST', `staff/${path}`, payload, { authorization, ...headers })
  const buyers = buyersOf(shop, byStaff)
  return {
    ...{ ...shop, wider, byNobody, byStaff },
    ...guestsOf(shop),
    ...buyers,
    pressed: pressing(shop, buyers, byNobody),
  }
}

type Shop = Awaited<ReturnType<typeof simulatedPaymentShop>>

function guestsOf({ app, pointId }: Shop) {
  let people = 0
  /** Returns a guest with two tyres in the cart and a network address of their own. */
  async function guest() {
    people += 1
    const browser = browserOf(app, `10.9.${people}.1`)
    const { cart_id } = (await browser.add({ type_id: 4, quantity: 2 })).body.data
    const post =
      (path: string, payload: object = {}): ReadyRequest =>
      (headers = {}) =>
        browser.send('POST', `anonymous/${path}`, { cart_id, ...payload }, headers)
    return { browser, post }
  }
  const time = (schedule_date: string) => ({
    ...{ dealer_id: pointId, service_ids: '[1]', schedule_date, start_time: '08:00' },
  })
  async function guestWithTime(date: string) {
    const aino = await guest()
    await sent(aino.post('appointment/create', time(date)))
    return aino
  }
  return { guest, guestWithTime, time }
}

type Buyer = Awaited<ReturnType<Shop['buyer']>>

function buyersOf({ buyer, paid, choose }: Shop, byStaff: ByPath) {
  const byBuyer =
    ({ guest }: Buyer, path: string, payload: object = {}): ReadyRequest =>
    (headers = {}) =>
      guest.send('POST', `anonymous/${path}`, payload, headers)
  async function paidBuyer(wish: Parameters<Shop['buyer']>[0] = {}) {
    const maija = await buyer({ tyre: 5, ...wish })
    const { attemptId } = await maija.begin()
    expect(await paid(attemptId, maija.cents)).toBe('paid')
    return { ...maija, number: maija.order.order_number }
  }
  async function shipped() {
    const maija = await paidBuyer({ quantity: 2 })
    await sent(byStaff(`orders/${maija.number}/shipped`))
    return maija
  }
  async function delivered() {
    const maija = await shipped()
    await sent(byStaff(`orders/${maija.number}/delivered`))
    return maija
  }
  async function withdrawn() {
    const maija = await delivered()
    await sent(byBuyer(maija, `order/${maija.number}/withdraw`))
    return maija
  }
  /** Returns to the shop from the provider, with the parameters that the provider appended to the shop's URL. */
  async function backFrom(method: 'bank' | 'klarna') {
    const maija = await buyer({ tyre: 6 })
    const { redirect } = await choose(await maija.pay(method), 'redirect-only')
    const query: Record<string, string> = Object.fromEntries(new URL(redirect ?? '').searchParams)
    return { maija, query, number: maija.order.order_number }
  }
  return { byBuyer, paidBuyer, shipped, delivered, withdrawn, backFrom }
}

/**
 * Prepares a request with a link of the e-mails about the firm appointment of a buyer, who gets the appointment at
 * this time.
 */
function pressing({ platform, column }: Shop, { paidBuyer }: ReturnType<typeof buyersOf>, byNobody: ByPath) {
  return async (action: AppointmentAction, time: string, more: object = {}) => {
    await paidBuyer({ time })
    const [id] = await column(
      `select id from appointment where state = 'firm' and lower(during) = '2026-12-01T${time}:00+02:00'`,
    )
    const token = bookingToken(platform.config, action, { id: String(id), sequence: 0 })
    return byNobody(`appointment-link/${action}`, { token, ...more })
  }
}

export async function sent(request: ReadyRequest): Promise<Body> {
  const { status, body } = await request()
  expect([status, body.code]).toEqual([200, undefined])
  return body
}
