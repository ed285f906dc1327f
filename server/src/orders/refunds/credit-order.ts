import type { Refund } from '@pito/contracts/refunds'
import type { DeductionReason } from '@pito/contracts/values/deduction-reasons'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { sendOrderEmails } from '../emails/send-order-emails.ts'
import { issueCreditNote } from '../invoices/issue-credit-note.ts'
import type { LineRefund } from '../invoices/rules/refund-of-return.ts'
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
  /** The event that the e-mail announces: that the order is cancelled, or only that money is refunded. */
  readonly event?: 'cancelled' | 'refunded'
}

/**
 * With `all` goods, everything that was paid and not yet refunded is refunded; with goods of lines, at most their
 * price. A deduction reduces the refund.
 */
interface Crediting extends CreditBase {
  readonly goods: 'all' | readonly LineRefund[]
  readonly deduction?: Deduction
  /** Refunds this amount for the goods instead of their price, because a company agreed on it. */
  readonly agreedCents?: number | undefined
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
  const { orderId, reason, staffId, note, goods, event = 'refunded' } = crediting
  const { deduction } = crediting
  const left = await readRefundable(tx, orderId)
  if (!left) return null
  const amountCents = amountOf(crediting, left.leftCents)
  if (amountCents < 1 || amountCents > left.leftCents) return null
  const refundId = await requestRefund(tx, context, {
    attemptId: left.attemptId,
    amountCents,
    reason,
    staffId,
    note,
    deduction,
  })
  await sendOrderEmails(tx, context, { orderId, event, refundId })
  await issueCreditNote(tx, { orderId, refundId, amountCents, goods }, context.now)
  return refundId
}

function amountOf(crediting: Crediting, leftCents: number): number {
  const deductedCents = crediting.deduction?.cents ?? 0
  if (crediting.goods === 'all') return leftCents - deductedCents
  const price = crediting.agreedCents ?? crediting.goods.reduce((sum, { cents }) => sum + cents, 0)
  return Math.min(leftCents, price) - deductedCents
}
