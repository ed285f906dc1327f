import { getCartItems } from '@pito/contracts/cart'
import { confirmOrder, getOrderDetails } from '@pito/contracts/orders'
import type { RefusalCode } from '@pito/contracts/refusals'
import { redirect } from 'react-router'
import type { Api } from '../../../api/api.ts'
import { refusedAnswer } from '../../../api/refused-answer.ts'
import { cartSide } from '../../../cart/cart-marks.ts'
import { checkoutAddress } from '../../../cart/checkout-address.ts'

/** Where a fault that stops a cart from becoming an order is mended. */
const wayBack: Partial<Record<RefusalCode, string>> = {
  'appointment-missing': checkoutAddress('garage', 'fi_FI'),
  'cart-empty': '/cart',
  'sold-out': '/cart',
  'not-enough-stock': '/cart',
}

/** The order is brought up to date with the cart first, so that what is shown here is what would be paid. */
export async function loadSummary(api: Api, { number, cookies }: { number: string; cookies: string }) {
  const side = cartSide(cookies)
  /** Another page is right, unless the number is of no order of this visitor: that is not found. */
  const leaveTo = async (address: string): Promise<never> => {
    await api(getOrderDetails[side], { orderNumber: number })
    throw redirect(address)
  }
  const { data: cart } = await api(getCartItems[side], {})
  if (cart.id === null) return leaveTo('/cart')
  const { data } = await api(confirmOrder[side], { cart_id: cart.id }).catch((error: unknown) => {
    const way = wayBack[refusedAnswer(error)?.answer.code as RefusalCode]
    if (way) return leaveTo(way)
    throw error
  })
  const order = data.orderDetails
  if (order.order_number !== number) return leaveTo(`/cart/order-summary/${order.order_number}`)
  const { billing_details: billing, shipping_details: shipping } = order
  if (!billing || !shipping || order.terms_version === null) throw redirect(`/cart/user-info/${number}`)
  return { cart, order: { ...order, billing_details: billing, shipping_details: shipping } }
}
export type SummaryData = Awaited<ReturnType<typeof loadSummary>>
