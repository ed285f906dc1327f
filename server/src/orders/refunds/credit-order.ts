import type { Refund } from '@pito/contracts/payments'
import type { Tx } from '../../platform/database/sql.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { SettleContext } from '../payments/settle.ts'
import { askForRefund } from './ask-for-refund.ts'
import { readRefundable } from './refund-store.ts'

interface Crediting {
  readonly orderId: string
  readonly reason: Refund['reason']
  readonly staffId?: string | undefined
  /** Without it: whatever was paid and has not been asked back. */
  readonly amountCents?: number
}

/**
 * Money of a paid order goes back, with a credit note. The order is locked. Null when there is less than was asked for,
 * or nothing at all.
 */
export async function creditOrder(
  tx: Tx,
  context: SettleContext,
  { orderId, reason, staffId, amountCents }: Crediting,
): Promise<string | null> {
  const left = await readRefundable(tx, orderId)
  const cents = amountCents ?? left?.leftCents ?? 0
  if (!left || cents < 1 || cents > left.leftCents) return null
  const { attemptId } = left
  const refundId = await askForRefund(tx, context, { attemptId, amountCents: cents, reason, staffId })
  await issueCreditNote(tx, { orderId, refundId, amountCents: cents }, context.now)
  return refundId
}
