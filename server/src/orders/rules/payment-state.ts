import type { PaymentState } from '@pito/contracts/values/payment-state'

export interface PaymentFacts {
  readonly status: 'unpaid' | 'paid'
  /** The buyer has dropped the order, or another order has replaced it. */
  readonly isClosed: boolean
  readonly hasAttempts: boolean
  /** A provider has not decided about a payment of the order yet. */
  readonly isChecked: boolean
  /** The order follows a cart that still has tyres. */
  readonly isInCart: boolean
  readonly reservedUntil: Date | null
}

/**
 * Before the first payment an order waits as long as its cart does. Afterwards it waits as long as its reservation
 * lasts: a buyer who returns later pays from the cart, which may have another price or another time by then.
 */
export function paymentState(facts: PaymentFacts, now: Date): PaymentState {
  const { status, isClosed, hasAttempts, isChecked, isInCart, reservedUntil } = facts
  if (status === 'paid') return 'paid'
  if (isChecked) return 'checking'
  if (isClosed) return 'ended'
  const isReserved = reservedUntil !== null && reservedUntil > now
  return isReserved || (!hasAttempts && isInCart) ? 'waiting' : 'ended'
}

/** An order whose payment is being checked is not dropped, because its money may have been taken already. */
export function whyNotDropped(facts: PaymentFacts, now: Date): 'order-not-droppable' | null {
  return paymentState(facts, now) === 'waiting' ? null : 'order-not-droppable'
}
