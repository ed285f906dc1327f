import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { receiveMoney } from '../attempts/attempt-store.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { requestRefund } from '../refunds/request-refund.ts'
import type { LockedAttempt } from './lock-attempt.ts'

interface Surplus {
  readonly reason: 'late' | 'replaced' | 'twice' | 'wrong-amount'
  /** The received amount, if it differs from the agreed amount. */
  readonly amountCents?: number
}

/** Refunds the whole of a payment that the order cannot use. */
export async function refundSurplus(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { attempt, order }: LockedAttempt,
  { reason, amountCents = attempt.amountCents }: Surplus,
): Promise<'returned' | 'paid'> {
  const isOther = amountCents !== attempt.amountCents
  const otherCents = isOther ? amountCents : null
  await receiveMoney(tx, attempt.id, { state: 'surplus', otherCents }, context.now)
  const refundId = await requestRefund(tx, context, { attemptId: attempt.id, amountCents, reason })
  await sendOrderEmails(tx, context, { orderId: order.id, event: 'refunded-late', refundId })
  return order.isPaid ? 'paid' : 'returned'
}
