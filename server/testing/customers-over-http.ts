import type { Order } from '@pito/contracts/orders'
import type { Platform } from '../src/platform/platform.ts'
import { startSession } from '../src/platform/sessions/start-session.ts'
import { addCustomer } from './account-shop.ts'
import { person } from './buyers-over-http.ts'

interface Shop {
  readonly platform: Platform
  readonly shopUrl: string
}

/** Returns a customer who is logged in and has a network address of their own. */
export async function customerOverHttp({ platform, shopUrl }: Shop, place: number, type_id: number) {
  const { id } = await addCustomer(platform, { email: `asiakas-${place}@example.fi` })
  const visit = { now: platform.clock(), device: 'Firefox', address: '192.0.2.9' }
  const { accessToken } = await platform.sql.transaction((tx) =>
    startSession(platform, tx, visit, { subject: { kind: 'customer', id } }),
  )
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${place >> 8}.${place & 255}.1`,
    cookie: `access=${accessToken}`,
  }
  const post = async (path: string, payload: object) => {
    const request = { method: 'POST', headers, body: JSON.stringify(payload) }
    const answer = await fetch(`${shopUrl}/api/v1/customer/${path}`, request)
    return { status: answer.status, body: (await answer.json()) as { code?: string; data: never } }
  }
  const sure = async (path: string, payload: object): Promise<never> => {
    const { status, body } = await post(path, payload)
    if (status !== 200) throw new Error(`${path}: ${status} ${body.code}`)
    return body.data
  }
  /** Makes an order with one tyre and the promo code. Only the click that starts the payment is missing. */
  const order = async (code: string): Promise<Order> => {
    const { cart_id }: { cart_id: string } = await sure('cart/item/insert', { type_id, quantity: 1 })
    await sure('cart/services/remove', { cart_id })
    await sure('cart/promo-code/apply', { promo_code: code })
    const { orderDetails }: { orderDetails: Order } = await sure('order/confirm', { cart_id })
    return await sure('order/shipping-details/update', {
      order_id: orderDetails.id,
      billing_details: person,
      shipping_details: { ship_to: 'billing' },
      conditions: '1',
    })
  }
  const pay = ({ id: order_id }: Order) => post('payment/process', { order_id, payment_by: 'bank' })
  return { order, pay }
}
