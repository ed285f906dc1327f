import type { RepeatedOrder } from '@pito/contracts/order-again'
import { getRepeatedOrder } from '@pito/contracts/order-again'
import {
  cancelLinkedOrder,
  cancelOrder,
  dropOrder,
  getLinkedOrder,
  withdrawLinkedOrder,
  withdrawOrder,
} from '@pito/contracts/order-changes'
import type { Order } from '@pito/contracts/orders'
import { getOrder } from '@pito/contracts/orders'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { cartSide } from '../cart/cart-marks.ts'
import { tokenIn } from '../page/token-in.ts'

const mostDigits = 40
const notFound = 404

/**
 * Identifies the order of a page, either by the token from an e-mail's link or by the number of the visitor's own
 * order.
 */
export type OrderReference =
  | { readonly token: string }
  | { readonly orderNumber: string; readonly side: 'customer' | 'anonymous' }

interface Opened {
  readonly url: URL
  readonly cookies: string
}

export function orderReferenceIn({ url, cookies }: Opened): OrderReference {
  const orderNumber = url.searchParams.get('order')?.slice(0, mostDigits)
  return orderNumber ? { orderNumber, side: cartSide(cookies) } : { token: tokenIn(url) }
}

/** Returns the query string for the URLs of the order's pages. */
export function queryOf(reference: OrderReference): string {
  const query: Record<string, string> =
    'token' in reference ? { token: reference.token } : { order: reference.orderNumber }
  return String(new URLSearchParams(query))
}

/** Returns the URL of the order's own page. */
export function pageOf(reference: OrderReference): string {
  return 'side' in reference && reference.side === 'customer'
    ? `/order/${encodeURIComponent(reference.orderNumber)}`
    : `/my-order?${queryOf(reference)}`
}

/**
 * Loads the order. Returns null if the shop did not sign the token, or if the number does not exist or belongs to
 * another customer.
 */
export function loadOrder(api: Api, reference: OrderReference): Promise<Order | null> {
  const answer =
    'token' in reference
      ? api(getLinkedOrder, { token: reference.token })
      : api(getOrder[reference.side], { orderNumber: reference.orderNumber })
  return orNull(answer)
}

/** Names the order, or the one tyre of it in the URL, to the calls that put its tyres into the cart again. */
export function whichOf(reference: OrderReference, { searchParams }: URL) {
  const tyre_id = Number(searchParams.get('tyre')) || undefined
  return 'token' in reference
    ? { token: reference.token, tyre_id }
    : { order_number: reference.orderNumber, tyre_id }
}

/** Loads what ordering again would put into the cart. Returns null in the same cases as `loadOrder`. */
export function loadRepeatedOrder(
  api: Api,
  which: ReturnType<typeof whichOf>,
): Promise<RepeatedOrder | null> {
  return orNull(api(getRepeatedOrder, which))
}

function orNull<Data>(answer: Promise<{ readonly data: Data }>): Promise<Data | null> {
  return answer.then(
    ({ data }) => data,
    (error: unknown) => {
      if (refusedAnswer(error)?.status === notFound) return null
      throw error
    },
  )
}

export async function cancel(api: Api, reference: OrderReference): Promise<void> {
  if ('token' in reference) await api(cancelLinkedOrder, { token: reference.token })
  else await api(cancelOrder[reference.side], { orderNumber: reference.orderNumber })
}

/** Drops an unpaid order. Links in e-mails belong to paid orders, so there is no such call for a token. */
export async function drop(api: Api, reference: OrderReference): Promise<void> {
  if ('side' in reference) await api(dropOrder[reference.side], { orderNumber: reference.orderNumber })
}

export async function withdraw(api: Api, reference: OrderReference): Promise<void> {
  if ('token' in reference) await api(withdrawLinkedOrder, { token: reference.token })
  else await api(withdrawOrder[reference.side], { orderNumber: reference.orderNumber })
}
