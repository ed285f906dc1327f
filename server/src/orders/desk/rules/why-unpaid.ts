import type { UnpaidReason } from '@pito/contracts/values/order-timeline'
import type { AttemptState } from '../../rules/attempt-moves.ts'

const reasons: Record<AttemptState, UnpaidReason | null> = {
  starting: 'open',
  open: 'open',
  pending: 'pending',
  failed: 'failed',
  closed: 'given-up',
  surplus: 'returned',
  paid: null,
}

/** Returns why an order is not paid, by the state of its latest attempt, or null if it is paid. */
export function whyUnpaid(status: 'unpaid' | 'paid', latest: AttemptState | null): UnpaidReason | null {
  if (status === 'paid') return null
  return latest === null ? 'not-started' : reasons[latest]
}
