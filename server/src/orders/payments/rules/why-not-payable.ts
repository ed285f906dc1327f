import type { RefusalCode } from '@pito/contracts/refusals'

interface OrderToPay {
  readonly isPaid: boolean
  /** The order was replaced by another order of the same cart. */
  readonly isClosed: boolean
  /** The order is reserved as the buyer agreed to it, or matches the current cart. */
  readonly isAgreed: boolean
  /** The order has both addresses, and the terms are accepted. */
  readonly isComplete: boolean
  readonly totalCents: number
}

/** The reasons are checked in the order in which a person would explain them; the first that applies is returned. */
export function whyNotPayable(order: OrderToPay): RefusalCode | null {
  if (order.isPaid) return 'order-paid'
  if (order.isClosed || !order.isAgreed) return 'cart-changed'
  if (!order.isComplete) return 'order-not-complete'
  return order.totalCents > 0 ? null : 'payment-refused'
}
