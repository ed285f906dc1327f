import type { PaymentStatus } from '@pito/contracts/payments'
import { updatePaytrailStatus } from '@pito/contracts/payments'
import { lookUp } from '@pito/contracts/values/look-up'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { redirect } from 'react-router'
import { cartSide } from '../../cart/cart-marks.ts'
import type { FailureReason } from '../../orders/failed-payment.ts'
import { failedPaymentAddress } from '../../orders/failed-payment.ts'

/** The state of a payment whose buyer returns but can neither see the confirmation nor try again at once. */
export type ReturnState =
  /** The provider has not decided yet whether the payment succeeded. */
  | 'pending'
  /** The payment arrived, but the order could no longer be fulfilled. */
  | 'returned'
  /** The amount differs from the order's total, and the order can no longer be paid. */
  | 'wrong-amount'
  /** The buyer had confirmed a changed order before the payment arrived. */
  | 'replaced'
  /** The payment is verified, but this is not the browser in which the order was made. */
  | 'elsewhere'
  | 'failed-elsewhere'
  | 'not-verified'
  /** The shop has no such order, or no such payment for it. */
  | 'unknown'

export type Verified = PaymentStatus | ReturnState
type Side = 'customer' | 'anonymous'

const notLoggedIn = 401

const states: Readonly<Record<string, ReturnState>> = {
  'not-found': 'elsewhere',
  'payment-unknown': 'unknown',
  'payment-not-verified': 'not-verified',
  'not-valid': 'not-verified',
  'payment-provider-away': 'pending',
}

/**
 * The API also verifies the payment of a customer for a guest. A customer whose session has ended therefore verifies
 * it as a guest.
 */
export function verified(
  cookies: string,
  verify: (side: Side) => Promise<{ readonly data: PaymentStatus }>,
): Promise<Verified> {
  const asGuest = (error: unknown) => {
    if (refusedAnswer(error)?.status === notLoggedIn) return verify('anonymous')
    throw error
  }
  return verify(cartSide(cookies))
    .catch(asGuest)
    .then(({ data }) => data, stateOfRefusal)
}

function stateOfRefusal(error: unknown): ReturnState {
  const state = lookUp(states, refusedAnswer(error)?.answer.code ?? '')
  if (state) return state
  throw error
}

/**
 * Redirects after paid and failed payments, and after a wrong amount if the order can still be paid; otherwise
 * returns the state to show. A buyer who has paid never sees a 404.
 */
export function redirectOrState(payment: Verified): ReturnState {
  if (typeof payment === 'string') return payment
  const { order_number: number, payment_status: status } = payment
  if (status === 'paid') throw redirect(confirmationOf(number))
  if (status === 'failed') throw redirect(failedPaymentAddress(number, reasonsOf(payment)))
  if (payment.returned_because === 'replaced') return 'replaced'
  if (payment.returned_because !== 'wrong-amount') return status
  if (payment.can_be_paid_again) throw redirect(failedPaymentAddress(number, ['wrong-amount']))
  return 'wrong-amount'
}

/**
 * Called for a return URL which says that the payment failed. The shop records the failure, unless the provider
 * reports that the payment succeeded.
 */
export async function recordFailure(api: Api, payment: Verified, orderNumber: string): Promise<ReturnState> {
  const isOver = typeof payment === 'object' && ['paid', 'returned'].includes(payment.payment_status)
  if (isOver) return redirectOrState(payment)
  const failed = { order_id: orderNumber, payment_status: 'failed' as const }
  const refusal = await api(updatePaytrailStatus, failed).then(
    () => null,
    (error: unknown) => refusedAnswer(error)?.answer.code ?? Promise.reject(error),
  )
  if (refusal === null) throw redirect(failedPaymentAddress(orderNumber, reasonsOf(payment)))
  if (refusal === 'order-paid') throw redirect(confirmationOf(orderNumber))
  return payment === 'unknown' ? 'unknown' : 'failed-elsewhere'
}

/** The parameter `paid` marks a payment that has just been made. The confirmation page removes it from the URL. */
function confirmationOf(orderNumber: string): string {
  return `/cart/confirmation/${encodeURIComponent(orderNumber)}?paid`
}

/**
 * Returns the reasons that the buyer sees. Only a response of the provider makes certain that nothing was charged;
 * without one, a reason explains what applies if the order has been paid.
 */
function reasonsOf(payment: Verified): readonly FailureReason[] {
  if (payment === 'not-verified') return ['payment-not-verified', 'if-paid']
  if (payment === 'pending') return ['payment-provider-away', 'if-paid']
  return typeof payment === 'object' && payment.payment_status === 'failed' ? ['not-charged'] : []
}
