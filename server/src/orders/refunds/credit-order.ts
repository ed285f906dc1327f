import type { Refund } from '@pito/contracts/payments'
import type { Tx } from '../../platform/database/sql.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { SettleContext } from '../payments/settle.ts'
import { askForRefund } from './ask-for-refund.ts'
import { readRefundable } from './refund-store.ts'

interface Crediting {
  readonly orderId: string
  readonly reason: Refund['reason']
  readonly staffId?: string | undefined
  /** Exactly this, or nothing. */
  readonly amountCents?: number
  /** Up to this. Without either: whatever was paid and has not been asked back. */
  readonly mostCents?: number
  /** What its e-mail says: that the order is cancelled, or just that money goes back. */
  readonly event?: 'cancelled' | 'refunded'
}

/**
 * Money of a paid order goes back, with a credit note and an e-mail. The order is locked. Null when there is less than was asked for,
 * or nothing at all.
 */
export async function creditOrder(
  tx: Tx,
  context: SettleContext,
  { orderId, reason, staffId, amountCents, mostCents, event = 'refunded' }: Crediting,
): Promise<string | null> {
  const left = await readRefundable(tx, orderId)
  if (!left) return null
  const cents = amountCents ?? Math.min(left.leftCents, mostCents ?? left.leftCents)
  if (cents < 1 || cents > left.leftCents) return null
  const { attemptId } = left
  const refundId = await askForRefund(tx, context, { attemptId, amountCents: cents, reason, staffId })
  await sendOrderEmails(tx, context, { orderId, event, refundId })
  await issueCreditNote(tx, { orderId, refundId, amountCents: cents }, context.now)
  return refundId
}
