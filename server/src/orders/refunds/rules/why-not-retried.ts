import type { RefusalCode } from '@pito/contracts/refusals'

/** The states of a refund that has been requested. */
type RequestedState = 'due' | 'sending' | 'pending' | 'refused' | 'made'

const whyNot = {
  due: 'refund-under-way',
  sending: 'refund-under-way',
  pending: 'refund-pending',
  refused: null,
  made: 'refund-made',
} as const satisfies Record<RequestedState, RefusalCode | null>

/**
 * A refund is sent again only after the provider has refused it. Paytrail has no call that tells what became of a
 * refund, so a refund without an answer may have been made.
 */
export function whyNotRetried(state: RequestedState) {
  return whyNot[state]
}

/**
 * Staff may pay a refund by hand unless the provider has made it or is receiving it at this moment. Of a pending refund
 * only the bank statement and the provider's panel tell whether it was made, so staff decide.
 */
export function whyNotPaidByHand(state: RequestedState) {
  return state === 'sending' || state === 'made' ? whyNot[state] : null
}

interface PaidDay {
  readonly paidOn: string
  readonly requestedOn: string
  readonly today: string
}

export function isPaidDay({ paidOn, requestedOn, today }: PaidDay): boolean {
  return requestedOn <= paidOn && paidOn <= today
}
