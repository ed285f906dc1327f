import type { Refund } from '@pito/contracts/refunds'
import type { DeductionReason } from '@pito/contracts/values/deduction-reasons'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { LineRefund } from '../invoices/rules/refund-of-lines.ts'
import { sumOf } from '../invoices/rules/refund-of-lines.ts'
import { readRefundable } from './refund-store.ts'
import { requestRefund } from './request-refund.ts'

export interface Deduction {
  readonly cents: number
  readonly reason: DeductionReason
}

interface CreditBase {
  readonly orderId: string
  readonly reason: Refund['reason']
  readonly staffId?: string | undefined
  /** The explanation of staff, which customers do not see. */
  readonly note?: string | undefined
  /**
   * The event that the e-mail announces: that the order is cancelled, or only that money is refunded. Null if another
   * e-mail names the refund.
   */
  readonly event?: 'cancelled' | 'refunded' | null
}

interface Crediting extends CreditBase {
  /** What is refunded of each line of the order, or `all` that was paid and not yet refunded. */
  readonly goods: 'all' | readonly LineRefund[]
  /** How much the refund of the lines was lowered, and why. */
  readonly deduction?: Deduction | undefined
  readonly agreementId?: string | undefined
}

/**
 * Refunds money of a paid order, with a credit note and an e-mail. Returns null and refunds nothing if nothing
 * is left to refund. The caller holds the lock of the order.
 */
export async function creditOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  crediting: Crediting,
): Promise<string | null> {
  const { orderId, goods, event = 'refunded', ...refund } = crediting
  const left = await readRefundable(tx, orderId)
  if (!left) return null
  const amountCents = goods === 'all' ? left.leftCents : sumOf(goods, 'cents')
  if (amountCents < 1 || amountCents > left.leftCents) return null
  const refundId = await requestRefund(tx, context, { ...refund, attemptId: left.attemptId, amountCents })
  if (event) await sendOrderEmails(tx, context, { orderId, event, refundId })
  await issueCreditNote(tx, { orderId, refundId, amountCents, goods }, context.now)
  return refundId
}
