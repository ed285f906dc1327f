import type { SupplementState } from '@pito/contracts/values/order-supplements'

/** A closed supplement that was never paid has ended: its link was withdrawn or replaced, or its order was cancelled. */
export function supplementState({
  paidAt,
  closedAt,
}: {
  readonly paidAt: Date | string | null
  readonly closedAt: Date | string | null
}): SupplementState {
  if (paidAt !== null) return 'paid'
  return closedAt === null ? 'open' : 'ended'
}

/** A paid order is closed too, so that it is paid is the reason that a customer understands. */
export function whyNotSupplementPaid({
  isPaid,
  isClosed,
}: {
  readonly isPaid: boolean
  readonly isClosed: boolean
}): 'supplement-paid' | 'supplement-ended' | null {
  if (isPaid) return 'supplement-paid'
  return isClosed ? 'supplement-ended' : null
}
