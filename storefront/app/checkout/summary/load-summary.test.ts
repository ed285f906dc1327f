import type { Endpoint } from '@pito/contracts/endpoint'
import type { Api } from '@pito/web/api/api'
import { ApiRefusal } from '@pito/web/api/api-refusal'
import { expect, test } from 'vitest'
import { loadSummary } from './load-summary.ts'

const order = { order_number: '4821907365', billing_details: {}, shipping_details: {}, terms_version: '1' }
const refusal = (status: number, code: string) => new ApiRefusal(status, { success: 0, code, message: code })

/** Returns an API stub that answers each call by the end of its path and records the calls. */
function shop(answers: Readonly<Record<string, object | Error>>) {
  const calls: string[] = []
  const api = ({ path }: Endpoint) => {
    const name = Object.keys(answers).find((end) => path.endsWith(end)) ?? path
    calls.push(name)
    const answer = answers[name]
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer })
  }
  return { calls, api: api as unknown as Api }
}

const cart = { id: 'cart', line_items: [] }
const unknown = refusal(404, 'not-found')
const load = (api: Api, number: string, search = '', cookies = '') =>
  loadSummary(api, {
    number,
    cookies,
    url: new URL(`https://pito.example/cart/order-summary/${number}${search}`),
  })

test('the summary needs three calls: the cart, its order and the ways to pay', async () => {
  const answers = {
    '/items/all': cart,
    '/order/confirm': { orderDetails: order },
    '/payment/methods': ['bank'],
  }
  const { api, calls } = shop(answers)
  expect(await load(api, '4821907365')).toMatchObject({ order, methods: ['bank'] })
  expect(calls).toEqual(['/items/all', '/order/confirm', '/payment/methods'])
})

test('the vehicle of the cart is loaded if the cart has an unusual combination of tyres', async () => {
  const product = { id: 9, model: { id: 1 }, tyre_season_id: 1, vehicle_type: 2, diameter: 18 }
  const line = { type: 'product', axle: null, for_another_car: false, quantity: 2 }
  const lines = [245, 255].map((width) => ({ ...line, product: { ...product, width, aspect_ratio: 45 } }))
  const vehicle = { vehicle: null, not_checked: null, asks: false }
  const { api } = shop({
    '/items/all': { id: 'cart', line_items: lines },
    '/order/confirm': { orderDetails: order },
    '/payment/methods': [],
    '/cart/vehicle': vehicle,
  })
  expect(await load(api, '4821907365')).toMatchObject({ vehicle })
})

test.each([
  ['the cart has another order', cart, { orderDetails: order }, '/cart/order-summary/4821907365'],
  ['the cart is empty', { id: null }, {}, '/cart'],
  ['the appointment is missing', cart, refusal(409, 'appointment-missing'), '/cart/dealer-services'],
])('where %s, an own order leads on and any other number is not found', async (_, items, confirmed, way) => {
  const answers = { '/items/all': items, '/order/confirm': confirmed }
  const own = await load(shop({ ...answers, '/details': {} }).api, '1000000000').catch((thrown) => thrown)
  expect(own).toBeInstanceOf(Response)
  expect(own.headers.get('location')).toBe(way)
  const foreign = load(shop({ ...answers, '/details': unknown }).api, '1000000000', '', 'session=1')
  await expect(foreign).rejects.toBe(unknown)
})

test('a guest to whom the order is unknown is led to the login page, which does not claim that a session ended', async () => {
  const { api } = shop({ '/items/all': { id: null }, '/details': unknown })
  const left = await load(api, '1000000000', '?lang=en').catch((thrown) => thrown)
  expect(left.headers.get('location')).toBe(
    '/login?redirect=%2Fcart%2Forder-summary%2F1000000000%3Flang%3Den&note=order-unknown',
  )
})

test('an order whose fitting time has expired is shown with what is offered instead, and cannot be paid', async () => {
  const lost = {
    ...{ id: 'cart', line_items: [], not_checked_out: 'appointment-missing' },
    former_appointment: {
      ...{ reason: 'expired', dealer_id: 7 },
      ...{ schedule_date: '2026-12-01', start_time: '10:00:00' },
    },
  }
  const days = [{ schedule_date: '2026-12-01', start_times: ['09:30:00', '11:00:00'] }]
  const times = { data: { last_date: '2026-12-31', days, unavailable: [] } }
  const answers = { '/items/all': lost, '/order/:orderNumber/details': order, '/appointments': times }
  expect(await load(shop(answers).api, '4821907365')).toMatchObject({
    order,
    methods: null,
    offered: { isFree: false, nearest: [{ time: '09:30' }, { time: '11:00' }] },
  })
  const foreign = load(shop({ ...answers, '/order/:orderNumber/details': unknown }).api, '1000000000')
  await expect(foreign).rejects.toBe(unknown)
})

test('an order that is paid leads to its confirmation', async () => {
  const { api } = shop({ '/items/all': { id: null }, '/details': { order_status: 'paid' } })
  const left = await load(api, '4821907365').catch((thrown) => thrown)
  expect(left.headers.get('location')).toBe('/cart/confirmation/4821907365')
})

test('back from a payment that failed, the order is there as it was', async () => {
  const { api } = shop({ '/items/all': cart, '/order/confirm': { orderDetails: order } })
  const failureAt = async (search: string) => (await load(api, '4821907365', search)).failure
  expect(await failureAt('?payment=failed')).toEqual([])
  expect(await failureAt('?payment=failed&reason=payment-not-verified&reason=if-paid')).toEqual([
    'payment-not-verified',
    'if-paid',
  ])
  expect(await failureAt('?payment=failed&reason=made-up&reason=not-charged')).toEqual(['not-charged'])
  expect(await failureAt('')).toBeNull()
})

test.each([
  ['paid', { payment_status: 'paid' }, '/cart/confirmation/4821907365?paid'],
  [
    'failed',
    { payment_status: 'failed' },
    '/cart/order-summary/4821907365?payment=failed&reason=not-charged',
  ],
  ['not decided', { payment_status: 'pending' }, '/cart/order-summary/4821907365'],
  [
    'unknown',
    unknown,
    '/cart/order-summary/4821907365?payment=failed&reason=payment-not-verified&reason=if-paid',
  ],
])('a session of Klarna that is %s leaves the address', async (_, session, way) => {
  const { api, calls } = shop({ '/read-hpp-session': session })
  const left = await load(api, '4821907365', '?sid=x').catch((thrown) => thrown)
  expect(left.headers.get('location')).toBe(way)
  expect(calls).toEqual(['/read-hpp-session'])
})
