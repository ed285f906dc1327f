import type { RefusalCode } from '@pito/contracts/refusals'

interface OrderToPay {
  readonly isPaid: boolean
  /** Its cart has gone on to another order. */
  readonly isClosed: boolean
  /** It is reserved as the buyer agreed to it, or says what the cart says now. */
  readonly isAgreed: boolean
  /** Who buys, where it goes, and that the terms are accepted. */
  readonly isComplete: boolean
  readonly totalCents: number
}

/** In the order a person would explain them: the first that applies is the answer. */
export function whyNotPayable(order: OrderToPay): RefusalCode | null {
  if (order.isPaid) return 'order-paid'
  if (order.isClosed || !order.isAgreed) return 'cart-changed'
  if (!order.isComplete) return 'order-not-complete'
  return order.totalCents > 0 ? null : 'payment-refused'
}
