import type { AttemptState } from '../../attempts/rules/attempt-state.ts'

/** The status shown to a returning buyer. */
export function statusOf(state: AttemptState, isPaid: boolean): 'paid' | 'pending' | 'failed' | 'returned' {
  if (isPaid) return 'paid'
  if (state === 'surplus') return 'returned'
  return state === 'failed' || state === 'closed' ? 'failed' : 'pending'
}
