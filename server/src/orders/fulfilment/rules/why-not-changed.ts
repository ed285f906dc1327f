import type { RefusalCode } from '@pito/contracts/refusals'
import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { OrderProgress } from '@pito/contracts/values/order-progress'

export interface ChangeFacts {
  readonly progress: OrderProgress
  readonly isBusiness: boolean
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly withdrawnAt: Date | null
}

/** Consumer Protection Act 6:14 §: fourteen days from the day after the goods are there. */
const withdrawalDays = 14

/** Before tyres are fitted or sent, whoever bought may cancel: a company too. */
export function whyNotCancelled({ progress, shippedAt, withdrawnAt }: ChangeFacts): RefusalCode | null {
  return progress === 'paid' && shippedAt === null && withdrawnAt === null ? null : 'order-not-cancellable'
}

/** Once tyres are on their way; the right is a consumer's. */
export function whyNotWithdrawn(facts: ChangeFacts, now: Date): RefusalCode | null {
  const { progress, isBusiness, shippedAt, deliveredAt, withdrawnAt } = facts
  const isSent = progress === 'fitted' || progress === 'delivered' || shippedAt !== null
  if (isBusiness || withdrawnAt !== null || !isSent || isOver(progress)) return 'order-not-withdrawable'
  const until = deliveredAt && lastDayOfWithdrawal(deliveredAt)
  return until !== null && helsinkiDate(now) > until ? 'order-not-withdrawable' : null
}

/** Included; the day in Helsinki. */
export function lastDayOfWithdrawal(deliveredAt: Date): string {
  return addDays(helsinkiDate(deliveredAt), withdrawalDays)
}

function isOver(progress: OrderProgress): boolean {
  return progress === 'cancelled' || progress === 'refunded'
}

export function whyNotShipped({ progress, shippedAt, withdrawnAt }: ChangeFacts): RefusalCode | null {
  return progress === 'paid' && shippedAt === null && withdrawnAt === null ? null : 'order-not-shippable'
}

export function whyNotDelivered({ progress }: ChangeFacts): RefusalCode | null {
  return progress === 'paid' ? null : 'order-not-shippable'
}

export function whyNotReturned({ progress, withdrawnAt }: ChangeFacts): RefusalCode | null {
  return withdrawnAt !== null && !isOver(progress) ? null : 'order-not-returnable'
}
