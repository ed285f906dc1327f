import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../../../testing/buyers-over-http.ts'
import { paymentShop } from '../../../testing/payment-shop.ts'
import { Refused } from '../../platform/refuse.ts'

const { platform, pointId, buyer, paid, settled, column } = await paymentShop()
const { pool } = platform

interface Shopper extends Awaited<ReturnType<typeof buyer>> {
  readonly attemptId: string
  /** The start of the appointment as HH:MM. */
  readonly time: string
}
type Call = (shopper: Shopper) => Promise<unknown>

const tries = 20
/** Each shopper makes two calls at once, so that the ten connections of the pool are enough for all calls together. */
const shoppersAtOnce = 5

function post(url: string, payload: (shopper: Shopper) => object, method: 'POST' | 'PUT' = 'POST'): Call {
  return async (shopper) => {
    const { status, body } = await shopper.guest.send(method, url, payload(shopper))
    if (status >= 500) throw new Error(`${url} answered ${status}: ${JSON.stringify(body)}`)
  }
}

/** A refusal is a 4xx response, so it counts as a result and not as an error. */
function orRefused(work: Promise<unknown>): Promise<unknown> {
  return work.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
  })
}

const calls: Readonly<Record<string, Call>> = {
  'choosing the time': post('anonymous/appointment/create', ({ cartId: cart_id, time: start_time }) => ({
    ...{ cart_id, dealer_id: pointId, service_ids: '[1]' },
    ...{ schedule_date: '2026-12-01', start_time },
  })),
  'storing the draft': post(
    'anonymous/checkout/draft',
    () => ({ details: { 'billing_details.first_name': 'Maija' } }),
    'PUT',
  ),
  'confirming the order': post('anonymous/order/confirm', ({ cartId: cart_id }) => ({ cart_id })),
  'saving the details': post('anonymous/order/shipping-details/update', ({ order }) => ({
    order_id: order.id,
    billing_details: person,
    shipping_details: { ship_to: 'servicepoint' },
    conditions: '1',
  })),
  'starting the payment': (shopper) => orRefused(shopper.begin('creditcard')),
  'returning unpaid from the bank': post('order/paytrail-status/update', ({ order }) => ({
    order_id: order.id,
    payment_status: 'failed',
  })),
  'returning from a bank that has not decided': ({ attemptId, cents }) =>
    orRefused(settled(attemptId, { outcome: 'pending', amountCents: cents, currency: 'EUR' })),
}
const names = Object.keys(calls)
const pairs = names.flatMap((one, place) => names.slice(place).map((other) => [one, other] as const))

let shoppers: readonly Shopper[]

function newShoppers(): Promise<Shopper[]> {
  const times = ['08:00', '08:30', '09:00', '09:30']
  return Promise.all(
    Array.from({ length: tries }, async (_, place) => {
      const time = times[place % times.length] ?? ''
      const fresh = await buyer({ time })
      return { ...fresh, time, attemptId: (await fresh.begin()).attemptId }
    }),
  )
}

async function race(all: readonly Shopper[], together: readonly Call[]): Promise<void> {
  for (let first = 0; first < all.length; first += shoppersAtOnce) {
    const some = all.slice(first, first + shoppersAtOnce)
    await Promise.all(some.flatMap((shopper) => together.map((call) => call(shopper))))
  }
}

beforeAll(async () => {
  await pool.query('update stock_batch set quantity = 900 where tyre_id = 1')
  await pool.query(
    `insert into service_point_bay (service_point_id, number) select ${pointId}, generate_series(2, 10)`,
  )
  shoppers = await newShoppers()
})

test.each(pairs)('%s and %s at the same moment both get an answer', async (one, other) => {
  await pool.query(`
    delete from payment_attempt where attempt > 1;
    update payment_attempt set state = 'open', provider_id = id, url = 'https://bank.example'`)
  await race(shoppers, [calls[one] as Call, calls[other] as Call])
})

test('returning paid from the bank and all other calls at the same moment all get an answer', async () => {
  const pay: Call = ({ attemptId, cents }) => orRefused(paid(attemptId, cents))
  const changeCart = post('anonymous/cart/item/insert', () => ({ type_id: 1, quantity: 1 }))
  await race(await newShoppers(), [pay, changeCart, ...Object.values(calls), pay])
})

afterAll(async () => {
  const deadlocks = 'select deadlocks::integer from pg_stat_database where datname = current_database()'
  expect(await column(deadlocks)).toEqual([0])
})
