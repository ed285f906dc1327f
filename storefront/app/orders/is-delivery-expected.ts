import type { OrderSummary } from '@pito/contracts/orders'

/** Returns false once the tyres have been sent or the order has ended. */
export function isDeliveryExpected(
  order: Pick<OrderSummary, 'progress' | 'withdrawn_at' | 'payment_state'>,
): boolean {
  const isOpen = order.progress === 'placed' || order.progress === 'paid'
  return isOpen && order.withdrawn_at === null && order.payment_state !== 'ended'
}
