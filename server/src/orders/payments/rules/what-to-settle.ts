import type { AttemptState } from '../../attempts/rules/attempt-state.ts'
import { isUndecided, isUnderWay } from '../../attempts/rules/attempt-state.ts'

interface SettleFacts {
  readonly attempt: { readonly state: AttemptState; readonly amountCents: number }
  readonly order: { readonly isPaid: boolean; readonly isClosed: boolean }
}

/** What a provider says, proven by its signature or by having asked it. */
export type Evidence =
  | { readonly outcome: 'paid' | 'pending'; readonly amountCents: number; readonly currency: string }
  | { readonly outcome: 'failed' }

type Settling =
  /** It says what is known already, or what no longer matters. */
  | 'nothing'
  /** Another currency than was agreed: the shop takes none, so this cannot be its payment. */
  | 'not-this-payment'
  | 'fail'
  /** Hold everything longer; only the first time, or a payment that nobody decides would hold it for ever. */
  | 'wait'
  /** Make the order paid, if its tyres and its time can be had. */
  | 'take'
  | 'give-back-twice'
  | 'give-back-replaced'
  | 'give-back-wrong'

/** Money that came is never left lying: it pays the order or goes back, in whatever order the messages arrive. */
export function whatToSettle({ attempt, order }: SettleFacts, evidence: Evidence): Settling {
  if (attempt.state === 'paid' || attempt.state === 'surplus') return 'nothing'
  if (evidence.outcome === 'failed') return isUnderWay(attempt.state) ? 'fail' : 'nothing'
  if (evidence.currency !== 'EUR') return 'not-this-payment'
  if (evidence.outcome === 'pending')
    return isUndecided(attempt.state) && !order.isPaid && !order.isClosed ? 'wait' : 'nothing'
  if (evidence.amountCents !== attempt.amountCents) return 'give-back-wrong'
  if (order.isPaid) return 'give-back-twice'
  return order.isClosed ? 'give-back-replaced' : 'take'
}
