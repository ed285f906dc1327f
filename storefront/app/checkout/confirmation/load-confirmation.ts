import { getCartItems } from '@pito/contracts/cart'
import { getOrderDetails } from '@pito/contracts/orders'
import type { Api } from '@pito/web/api/api'
import { redirect } from 'react-router'
import { cartSide } from '../../cart/cart-marks.ts'
import { pageOf } from '../../orders/order-reference.ts'

interface ConfirmationRequest {
  readonly number: string | undefined
  readonly cookies: string
}

/**
 * Loads the confirmation of one of the visitor's own orders. Any other order number gives 404, and an unpaid order
 * redirects to its summary.
 */
export async function loadConfirmation(api: Api, { number, cookies }: ConfirmationRequest) {
  if (!number) throw redirect('/cart')
  const side = cartSide(cookies)
  const [{ data: order }, { data: cart }] = await Promise.all([
    api(getOrderDetails[side], { orderNumber: number }),
    api(getCartItems[side], {}),
  ])
  if (order.order_status !== 'paid') throw redirect(`/cart/order-summary/${number}`)
  const hasAccount = side === 'customer'
  return { order, tyresLeft: cart.quantity, hasAccount, orderPage: pageOf({ orderNumber: number, side }) }
}
export type ConfirmationData = Awaited<ReturnType<typeof loadConfirmation>>
