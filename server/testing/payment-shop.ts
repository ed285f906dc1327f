import type { Order } from '@pito/contracts/orders'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import { addPoint } from '../src/booking/testing/add-point.ts'
import type { Evidence } from '../src/orders/payments/rules/what-to-settle.ts'
import { settle } from '../src/orders/payments/settle.ts'
import { beginAttempt } from '../src/orders/payments/start-payment.ts'
import { createContext } from '../src/platform/context.ts'
import { person } from './buyers-over-http.ts'
import { browserOf, cartShop } from './cart-shop.ts'
import { aVisit } from './small-shop.ts'
import type { TestPlatform } from './test-platform.ts'

interface Wish {
  readonly tyre?: number
  readonly quantity?: number
  /** The fitting time as HH:MM on 2026-12-01. If it is null, the tyres are delivered. */
  readonly time?: string | null
  /** The network address of the buyer. Without it, each buyer has an address of their own. */
  readonly address?: string
}

/** Extends the cart shop with a service point with one bay, and with buyers who are one click away from paying. */
export async function paymentShop(options: Parameters<typeof cartShop>[0] = {}) {
  const { platform, app } = await cartShop(options)
  const { pointId } = await addPoint(platform.pool, { bays: 1 })
  let people = 0
  const buyer = (wish: Wish = {}) => {
    people += 1
    const address = wish.address ?? `10.0.${Math.floor(people / 250)}.${people % 250}`
    return buyerWith(platform, browserOf(app, address), pointId, { ...wish, address })
  }
  const settled = async (attemptId: string, evidence: Evidence) =>
    (await settle({ platform, now: platform.clock() }, attemptId, evidence)).payment_status
  const paid = (attemptId: string, amountCents: number) =>
    settled(attemptId, { outcome: 'paid', amountCents, currency: 'EUR' })
  const column = async (text: string): Promise<unknown[]> =>
    (await platform.pool.query({ text, rowMode: 'array' })).rows.map(([value]) => value)
  const anotherPoint = (name: string, bays = 1) =>
    addPoint(platform.pool, { slug: name, bays, row: { company_name: name, holds_own_stock: false } })
  return { platform, app, pointId, buyer, settled, paid, column, anotherPoint }
}

type Browser = ReturnType<typeof browserOf>

async function buyerWith(
  platform: TestPlatform,
  guest: Browser,
  pointId: number,
  { tyre = 1, quantity = 1, time = null, address }: Wish & { readonly address: string },
) {
  const { cart_id } = await sent(guest, 'cart/item/insert', { type_id: tyre, quantity })
  const service = { cart_id, dealer_id: pointId, service_ids: '[1]' }
  if (time === null) await sent(guest, 'cart/services/remove', { cart_id })
  else await sent(guest, 'appointment/create', { ...service, schedule_date: '2026-12-01', start_time: time })
  const confirm = async (): Promise<Order> => (await sent(guest, 'order/confirm', { cart_id })).orderDetails
  const { id } = await confirm()
  const order: Order = await sent(guest, 'order/shipping-details/update', {
    order_id: id,
    billing_details: person,
    shipping_details: { ship_to: time === null ? 'billing' : 'servicepoint' },
    conditions: '1',
  })
  const begin = (method: PaymentMethod = 'bank', orderId = id) =>
    beginFor(platform, { orderId, address }, method)
  /** Clicks the pay button and returns the URL at the provider. */
  const pay = async (payment_by: PaymentMethod): Promise<string> =>
    (await sent(guest, 'payment/process', { order_id: id, payment_by })).url
  const shown = async (): Promise<Order> =>
    (await guest.send('GET', `anonymous/order/${order.order_number}`)).body.data
  const cents = Math.round(order.total * 100)
  return { guest, cartId: cart_id as string, order, confirm, begin, pay, shown, cents }
}

async function sent(guest: Browser, url: string, payload: object) {
  const { status, body } = await guest.send('POST', `anonymous/${url}`, payload)
  if (status !== 200) throw new Error(`${url}: ${JSON.stringify(body)}`)
  return body.data
}

/** Begins a payment attempt as the pay button does, but without calling a provider. */
async function beginFor(
  platform: TestPlatform,
  { orderId, address }: { readonly orderId: string; readonly address: string },
  method: PaymentMethod,
) {
  const [row] = await platform.sql<{ guestId: string | null; customerId: string | null }>`
    select guest_id, customer_id from shop_order where id = ${orderId}`
  const { guestId = null, customerId = null } = row ?? {}
  const visit = aVisit(platform, platform.clock(), { address })
  const [ctx, owner] =
    customerId === null
      ? [
          createContext(platform, visit, { kind: 'guest', guestId: guestId ?? '' }),
          { column: 'guest_id', id: guestId ?? '' } as const,
        ]
      : [
          createContext(platform, visit, { kind: 'customer', customerId, sessionId: 'test' }),
          { column: 'customer_id', id: customerId } as const,
        ]
  return await platform.sql.transaction((tx) => beginAttempt(ctx, tx, { owner, orderId, method }))
}
