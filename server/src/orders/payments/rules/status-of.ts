import type { AttemptState } from '../../rules/attempt-moves.ts'

/**
 * Returns the status that is shown to a buyer who comes back from the payment provider. `returned` means that the
 * money goes back to the buyer.
 */
export function statusOf(state: AttemptState, isPaid: boolean): 'paid' | 'pending' | 'failed' | 'returned' {
  if (isPaid) return 'paid'
  if (state === 'surplus') return 'returned'
  return state === 'failed' || state === 'closed' ? 'failed' : 'pending'
}
