export interface InvitationFacts {
  readonly cancelled: boolean
  readonly withdrawn: boolean
  readonly totalCents: number
  /** The amount in cents that has been refunded or is due to be refunded. */
  readonly refundedCents: number
  readonly refusesEmails: boolean
}

export type WhyNotInvited = 'cancelled' | 'withdrawn' | 'refunded' | 'emails-refused'

/**
 * Returns the reason not to invite a buyer, or null if the buyer is invited. Buyers who have not kept the tyres have
 * nothing to review. An invitation is direct marketing, which anybody may refuse.
 */
export function whyNotInvited(order: InvitationFacts): WhyNotInvited | null {
  if (order.cancelled) return 'cancelled'
  if (order.withdrawn) return 'withdrawn'
  if (order.totalCents > 0 && order.refundedCents >= order.totalCents) return 'refunded'
  if (order.refusesEmails) return 'emails-refused'
  return null
}
