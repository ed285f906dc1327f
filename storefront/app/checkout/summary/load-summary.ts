import { getAppointmentCached } from '@pito/contracts/booking'
import type { Cart } from '@pito/contracts/cart'
import { getCartItems } from '@pito/contracts/cart'
import type { Order } from '@pito/contracts/orders'
import { confirmOrder, getOrderDetails } from '@pito/contracts/orders'
import { listPaymentMethods, readKlarnaSession } from '@pito/contracts/payments'
import type { RefusalCode } from '@pito/contracts/refusals'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { redirect } from 'react-router'
import { isActing } from '../../account/is-acting.ts'
import { loginAddress } from '../../account/login-address.ts'
import { loadFormerTime } from '../../booking/load-former-time.ts'
import { cartSide } from '../../cart/cart-marks.ts'
import { checkoutAddress } from '../../cart/checkout-address.ts'
import { unusualCombinations } from '../../cart/unusual-combinations.ts'
import { failedPaymentAddress, failureReasonsIn } from '../../orders/failed-payment.ts'
import { noVehicle } from '../../vehicle/in-cart/cart-vehicle-context.ts'
import { loadCartVehicle } from '../../vehicle/in-cart/load-cart-vehicle.ts'

/** Maps each problem that prevents an order to the page on which the customer can solve it. */
const wayBack: Partial<Record<RefusalCode, string>> = {
  'appointment-missing': checkoutAddress('garage', 'fi_FI'),
  'cart-empty': '/cart',
  'sold-out': '/cart',
  'not-enough-stock': '/cart',
}

interface SummaryRequest {
  readonly number: string
  readonly cookies: string
  readonly url: URL
}

/** Updates the order from the cart first, so that the page shows exactly what would be paid. */
export async function loadSummary(api: Api, { number, cookies, url }: SummaryRequest) {
  const side = cartSide(cookies)
  const sid = url.searchParams.get('sid')
  if (sid !== null) throw redirect(await afterKlarna(api, { number, cookies, sid }))
  /**
   * Redirects to the confirmation if the order is paid, otherwise to the given URL. If the order is not the
   * visitor's, the API answers with 404 instead.
   */
  const leaveTo = async (address: string): Promise<never> => {
    const { data: order } = await api(getOrderDetails[side], { orderNumber: number })
    throw redirect(order.order_status === 'paid' ? `/cart/confirmation/${number}` : address)
  }
  const { data: cart } = await api(getCartItems[side], {})
  if (cart.id === null) return await leaveTo('/cart').catch(leaveForLostOrder({ side, url }))
  if (hasLostTime(cart)) return await withoutTime(api, { cart, number, cookies, url })
  const { data } = await api(confirmOrder[side], { cart_id: cart.id }).catch((error: unknown) => {
    const way = wayBack[refusedAnswer(error)?.answer.code as RefusalCode]
    if (way) return leaveTo(way)
    throw error
  })
  const order = data.orderDetails
  if (order.order_number !== number) return leaveTo(`/cart/order-summary/${order.order_number}`)
  const [{ data: methods }, { data: appointment }, vehicle] = await Promise.all([
    api(listPaymentMethods, {}),
    // Confirming the order has renewed the hold of the time.
    cart.appointment ? api(getAppointmentCached[side], {}) : { data: null },
    vehicleOf(api, cart, side),
  ])
  const summary = summaryOf({ ...cart, appointment }, order, { number, cookies, url })
  return { ...summary, vehicle, methods, offered: null }
}

/**
 * A visitor without a session and without a cart, to whom the order is unknown, may have placed it with an account or in
 * another browser. The login page says so and returns to the summary. It opens for any order number, so it does not
 * reveal whether the order exists or belongs to an account.
 */
function leaveForLostOrder({ side, url }: Pick<SummaryRequest, 'url'> & { readonly side: string }) {
  return (error: unknown): never => {
    if (side === 'customer' || refusedAnswer(error)?.status !== 404) throw error
    throw redirect(loginAddress({ redirect: url.pathname + url.search, note: 'order-unknown' }))
  }
}

function hasLostTime({ not_checked_out, former_appointment }: Cart): boolean {
  return not_checked_out === 'appointment-missing' && former_appointment?.reason === 'expired'
}

/** Shows the order as it was confirmed last, so that the buyer can take the expired time again on the same page. */
async function withoutTime(api: Api, { cart, ...request }: SummaryRequest & { readonly cart: Cart }) {
  const { data: order } = await api(getOrderDetails[cartSide(request.cookies)], {
    orderNumber: request.number,
  })
  if (order.order_status === 'paid') throw redirect(`/cart/confirmation/${request.number}`)
  const [offered, vehicle] = await Promise.all([
    loadFormerTime(api, cart),
    vehicleOf(api, cart, cartSide(request.cookies)),
  ])
  return { ...summaryOf(cart, order, request), vehicle, methods: null, offered }
}

/** Loads the vehicle of the cart only if it can be the reason for an unusual combination of tyres. */
function vehicleOf(api: Api, cart: Cart, side: ReturnType<typeof cartSide>) {
  return unusualCombinations(cart.line_items, []).length > 0 ? loadCartVehicle(api, side) : noVehicle
}

/** Without the details of the buyer there is no summary yet, and the page that asks for them opens. */
function summaryOf(cart: Cart, order: Order, { number, cookies, url }: SummaryRequest) {
  const { billing_details: billing, shipping_details: shipping } = order
  if (!billing || !shipping || order.terms_version === null) throw redirect(`/cart/user-info/${number}`)
  return {
    cart,
    acting: isActing(cookies),
    failure: failureReasonsIn(url),
    order: { ...order, billing_details: billing, shipping_details: shipping },
  }
}

/**
 * Returns the URL to which a visitor who returns from Klarna's page is redirected. The result of the Klarna session
 * determines the URL, which no longer contains the session id.
 */
async function afterKlarna(
  api: Api,
  { number, cookies, sid }: Omit<SummaryRequest, 'url'> & { sid: string },
): Promise<string> {
  const session = { klarna_hpp_session_id: sid, order_number: number }
  const status = await api(readKlarnaSession[cartSide(cookies)], session).then(
    ({ data }) => (data.returned_because === 'wrong-amount' ? 'wrong-amount' : data.payment_status),
    (error: unknown) => {
      if (refusedAnswer(error) === null) throw error
      return 'not-verified' as const
    },
  )
  if (status === 'paid') return `/cart/confirmation/${number}?paid`
  if (status === 'wrong-amount') return failedPaymentAddress(number, ['wrong-amount'])
  if (status === 'failed') return failedPaymentAddress(number, ['not-charged'])
  if (status === 'not-verified') return failedPaymentAddress(number, ['payment-not-verified', 'if-paid'])
  return `/cart/order-summary/${number}`
}

export type SummaryData = Awaited<ReturnType<typeof loadSummary>>
