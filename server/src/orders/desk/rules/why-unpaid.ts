import type { UnpaidReason } from '@pito/contracts/values/order-timeline'
import type { AttemptState } from '../../rules/attempt-moves.ts'

interface LatestAttempt {
  readonly state: AttemptState
  /** Who reported that the payment failed; null if that is not known. */
  readonly failedBy: string | null
}

const reasons: Record<AttemptState, UnpaidReason | null> = {
  starting: 'open',
  open: 'open',
  pending: 'pending',
  failed: 'failed',
  closed: 'given-up',
  surplus: 'returned',
  paid: null,
}

/** Returns why an order is not paid, by its latest attempt to pay, or null if it is paid. */
export function whyUnpaid(status: 'unpaid' | 'paid', latest: LatestAttempt | null): UnpaidReason | null {
  if (status === 'paid') return null
  if (latest === null) return 'not-started'
  return latest.state === 'failed' && latest.failedBy === 'customer' ? 'broken-off' : reasons[latest.state]
}
