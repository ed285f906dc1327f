import type { HttpBuyer } from '../server/testing/buyers-over-http.ts'
import { buyerOverHttp, chooseAt, comeBack } from '../server/testing/buyers-over-http.ts'
import type { BenchRequest } from './load.ts'
import { requestsOnce } from './load.ts'
import type { Started } from './processes.ts'
import { note, noteRatio } from './report.ts'

const api = '/api/v1/anonymous'
const json = { 'content-type': 'application/json' }
const clients = 8
const seconds = 10
/** The least stock of a tyre that is used, so that the orders do not sell it out during the measurement. */
const enoughInStock = 100

/**
 * Measures the API calls from a full cart to a completed payment; no pages are rendered. The simulated payment
 * provider runs in the process that measures.
 */
export async function measureOrders(bare: Started, shop: Started): Promise<void> {
  const tyres = await tyresInStock(shop.url)
  const tyre = (place: number) => tyres[place % tyres.length] ?? 1
  const inserts = { url: bare.url, requests: [{ ...insert, body: '{}' }] }
  const carts = await requestsOnce((place) => cartToConfirm(shop.url, tyre(place)))
  await noteRatio(
    'place an order of one tyre, against a bare INSERT',
    inserts,
    { url: shop.url, once: carts },
    leastOfBare,
  )
  const payments = await requestsOnce((place) => messageOfPayment(shop.url, place, tyre(place)))
  await noteRatio(
    'settle a payment, against a bare INSERT',
    inserts,
    { url: shop.url, once: payments },
    leastOfBare,
  )
  note('from cart to paid order, 8 clients', await ordersPerSecond(shop.url, tyre), 'orders/s')
}

const leastOfBare = 0.1
const insert = { path: '/insert-logged', method: 'POST', headers: json } as const

/**
 * Creates a guest whose cart holds a tyre for home delivery, and returns the request that will turn the cart into an
 * order.
 */
export async function cartToConfirm(shop: string, type_id: number): Promise<BenchRequest> {
  const { cart_id, anonymous_id } = await post(shop, 'cart/item/insert', '', { type_id, quantity: 1 })
  await post(shop, 'cart/services/remove', anonymous_id, { cart_id })
  return {
    path: `${api}/order/confirm`,
    method: 'POST',
    headers: { ...json, 'anonymous-id': anonymous_id },
    body: JSON.stringify({ cart_id }),
  }
}

/**
 * Pays at the simulated bank, and returns the signed callback of the provider as a request that has not been sent.
 */
async function messageOfPayment(shop: string, number: number, tyre: number): Promise<BenchRequest> {
  const buyer = await buyerOverHttp(shop, number, { tyre })
  const redirect = await chooseAt(await addressToPay(buyer), 'redirect-only')
  return { path: `/api/v1/callbacks/paytrail${new URL(redirect ?? '').search}` }
}

/**
 * Returns the number of complete orders per second. Each client handles one buyer after another, from cart and
 * details to order, payment, callback and redirect.
 */
async function ordersPerSecond(shop: string, tyre: (place: number) => number): Promise<number> {
  const startedAt = performance.now()
  let orders = 0
  const client = async () => {
    while (performance.now() - startedAt < seconds * 1000) {
      const number = ++orders
      const buyer = await buyerOverHttp(shop, number, { tyre: tyre(number) })
      await comeBack(buyer, await chooseAt(await addressToPay(buyer), 'ok'))
      const { body } = await buyer.post('order/confirm', { cart_id: buyer.cartId })
      if (body?.code !== 'cart-empty') throw new Error(`Order ${buyer.order.order_number} was not paid.`)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return orders / ((performance.now() - startedAt) / 1000)
}

async function addressToPay(buyer: HttpBuyer): Promise<string> {
  const url = await buyer.pay()
  if (url === null) throw new Error(`Order ${buyer.order.order_number} could not be paid.`)
  return url
}

async function post(shop: string, path: string, guest: string, body: object) {
  const headers = guest ? { ...json, 'anonymous-id': guest } : json
  const answer = await fetch(`${shop}${api}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return ((await answer.json()) as { data: { cart_id: string; anonymous_id: string } }).data
}

export async function tyresInStock(shop: string): Promise<number[]> {
  const answer = await fetch(`${shop}/api/v1/products?per_page=100&vehicle_type=2`)
  const { data } = (await answer.json()) as { data: { id: number; in_stock: number }[] }
  return data.filter(({ in_stock }) => in_stock >= enoughInStock).map(({ id }) => id)
}
