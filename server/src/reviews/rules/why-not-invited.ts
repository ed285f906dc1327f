export interface InvitationFacts {
  readonly cancelled: boolean
  readonly withdrawn: boolean
  readonly totalCents: number
  /** Whether it has gone back already, or is due. */
  readonly refundedCents: number
  readonly refusesEmails: boolean
}

export type WhyNotInvited = 'cancelled' | 'withdrawn' | 'refunded' | 'emails-refused'

/** Who has not kept the tyres has nothing to say of them. A request for a review is direct marketing, which anybody may refuse. */
export function whyNotInvited(order: InvitationFacts): WhyNotInvited | null {
  if (order.cancelled) return 'cancelled'
  if (order.withdrawn) return 'withdrawn'
  if (order.totalCents > 0 && order.refundedCents >= order.totalCents) return 'refunded'
  if (order.refusesEmails) return 'emails-refused'
  return null
}
