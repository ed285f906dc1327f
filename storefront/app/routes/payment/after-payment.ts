import type { PaymentStatus } from '@pito/contracts/payments'
import { updatePaytrailStatus } from '@pito/contracts/payments'
import type { Api } from '@pito/web/api/api'
import { refusedAnswer } from '@pito/web/api/refused-answer'
import { redirect } from 'react-router'
import { cartSide } from '../../cart/cart-marks.ts'
import type { FailureReason } from '../../orders/failed-payment.ts'
import { failedPaymentAddress } from '../../orders/failed-payment.ts'

/** What somebody is shown who comes back from paying and can neither see the confirmation nor pay again at once. */
export type ReturnState =
  /** The provider has not decided. */
  | 'pending'
  /** The money came, and the order could not be had any more. */
  | 'returned'
  /** The money was not what the order costs, and the order cannot be paid any more either. */
  | 'wrong-amount'
  /** The buyer had confirmed a changed order before the money came. */
  | 'replaced'
  /** It is verified, and this browser is not the one in which the order was made. */
  | 'elsewhere'
  | 'failed-elsewhere'
  | 'not-verified'
  /** The shop has no such order, or no such payment of it. */
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

/** A payment is verified whoever brings it, so somebody whose session has ended brings it as nobody. */
export function verified(
  cookies: string,
  verify: (side: Side) => Promise<{ readonly data: PaymentStatus }>,
): Promise<Verified> {
  const asNobody = (error: unknown) => {
    if (refusedAnswer(error)?.status === notLoggedIn) return verify('anonymous')
    throw error
  }
  return verify(cartSide(cookies))
    .catch(asNobody)
    .then(({ data }) => data, stateOfRefusal)
}

function stateOfRefusal(error: unknown): ReturnState {
  const state = states[refusedAnswer(error)?.answer.code ?? '']
  if (state) return state
  throw error
}

/** Paid and failed payments lead on, and so does one of a wrong amount while its order can still be paid; whoever paid never reads that a page was not found. */
export function goOn(payment: Verified): ReturnState {
  if (typeof payment === 'string') return payment
  const { order_number: number, payment_status: status } = payment
  if (status === 'paid') throw redirect(confirmationOf(number))
  if (status === 'failed') throw redirect(failedPaymentAddress(number, reasonsOf(payment)))
  if (payment.returned_because === 'replaced') return 'replaced'
  if (payment.returned_because !== 'wrong-amount') return status
  if (payment.can_be_paid_again) throw redirect(failedPaymentAddress(number, ['wrong-amount']))
  return 'wrong-amount'
}

/** The address says that it failed: the shop records that, unless the provider knows better. */
export async function goOnFailed(api: Api, payment: Verified, orderNumber: string): Promise<ReturnState> {
  const isOver = typeof payment === 'object' && ['paid', 'returned'].includes(payment.payment_status)
  if (isOver) return goOn(payment)
  const failed = { order_id: orderNumber, payment_status: 'failed' as const }
  const refusal = await api(updatePaytrailStatus, failed).then(
    () => null,
    (error: unknown) => refusedAnswer(error)?.answer.code ?? Promise.reject(error),
  )
  if (refusal === null) throw redirect(failedPaymentAddress(orderNumber, reasonsOf(payment)))
  if (refusal === 'order-paid') throw redirect(confirmationOf(orderNumber))
  return payment === 'unknown' ? 'unknown' : 'failed-elsewhere'
}

/** The mark says that the payment has just been made; the confirmation takes it away. */
function confirmationOf(orderNumber: string): string {
  return `/cart/confirmation/${encodeURIComponent(orderNumber)}?paid`
}

/** Paid or not is known only where the provider has said it. */
function reasonsOf(payment: Verified): readonly FailureReason[] {
  if (payment === 'not-verified') return ['payment-not-verified', 'if-paid']
  if (payment === 'pending') return ['payment-provider-away', 'if-paid']
  return typeof payment === 'object' && payment.payment_status === 'failed' ? ['not-charged'] : []
}
