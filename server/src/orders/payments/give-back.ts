import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { receiveMoney } from '../attempts/attempt-store.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { askForRefund } from '../refunds/ask-for-refund.ts'
import type { LockedAttempt } from './lock-attempt.ts'

interface Surplus {
  readonly reason: 'late' | 'replaced' | 'twice' | 'wrong-amount'
  /** The received amount, when it differs from the agreed one. */
  readonly amountCents?: number
}

/** Refunds the whole of a payment that the order cannot use. */
export async function giveBack(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  { attempt, order }: LockedAttempt,
  { reason, amountCents = attempt.amountCents }: Surplus,
): Promise<'returned' | 'paid'> {
  const isOther = amountCents !== attempt.amountCents
  const otherCents = isOther ? amountCents : null
  await receiveMoney(tx, attempt.id, { state: 'surplus', otherCents }, context.now)
  const refundId = await askForRefund(tx, context, { attemptId: attempt.id, amountCents, reason })
  await sendOrderEmails(tx, context, { orderId: order.id, event: 'refunded-late', refundId })
  return order.isPaid ? 'paid' : 'returned'
}
