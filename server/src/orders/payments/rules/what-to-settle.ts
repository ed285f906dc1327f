import type { AttemptState } from '../../rules/attempt-moves.ts'
import { hasReceivedMoney, isUndecided, isUnderWay } from '../../rules/attempt-moves.ts'

interface SettleFacts {
  readonly attempt: { readonly state: AttemptState; readonly amountCents: number }
  readonly order: { readonly isPaid: boolean; readonly isClosed: boolean }
}

/**
 * The report of a provider. It is trusted, because it was signed by the provider or is the response to a request of
 * the shop.
 */
export type Evidence =
  | { readonly outcome: 'paid' | 'pending'; readonly amountCents: number; readonly currency: string }
  | { readonly outcome: 'failed' }

export type Settling =
  /** The report is known already or no longer matters. */
  | 'nothing'
  /**
   * The payment is in another currency. The shop takes euros only, so this cannot be the payment that the attempt
   * started.
   */
  | 'not-this-payment'
  | 'fail'
  /** The reservation is extended, but only the first time; otherwise an undecided payment would hold it for ever. */
  | 'wait'
  /** The order becomes paid if its tyres and its time are still available. */
  | 'take'
  | 'give-back-twice'
  | 'give-back-replaced'
  | 'give-back-wrong'

/** Money never stays unassigned: it pays the order or is refunded, in whatever order the messages arrive. */
export function whatToSettle({ attempt, order }: SettleFacts, evidence: Evidence): Settling {
  if (hasReceivedMoney(attempt.state)) return 'nothing'
  if (evidence.outcome === 'failed') return isUnderWay(attempt.state) ? 'fail' : 'nothing'
  if (evidence.currency !== 'EUR') return 'not-this-payment'
  if (evidence.outcome === 'pending')
    return isUndecided(attempt.state) && !order.isPaid && !order.isClosed ? 'wait' : 'nothing'
  if (evidence.amountCents !== attempt.amountCents) return 'give-back-wrong'
  if (order.isPaid) return 'give-back-twice'
  return order.isClosed ? 'give-back-replaced' : 'take'
}
