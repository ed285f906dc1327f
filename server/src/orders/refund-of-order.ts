import type { Order } from '@pito/contracts/orders'
import { awaitedCents, lastDayOfRefund } from './invoices/awaited-refund.ts'
import type { OrderRow } from './order-row.ts'
import { isRefundAwaited } from './why-not-changed.ts'

/** Returns what the buyer gets back, or null if nothing of the order is refunded. */
export function refundOfOrder(row: OrderRow): Order['refund'] {
  const { creditNotes, withdrawnAt, cancelledAt } = row
  const waitingCents = isRefundAwaited(row) ? awaitedCents(row) : 0
  const made = creditNotes.filter(({ refunded_at }) => refunded_at !== null)
  const amountCents = waitingCents + centsOf(creditNotes)
  if (amountCents === 0) return null
  const notice = withdrawnAt ?? cancelledAt
  return {
    amount: amountCents / 100,
    made: centsOf(made) / 100,
    latest_on: notice && lastDayOfRefund(notice),
    deductions: creditNotes.flatMap(({ deducted_cents: cents, deduction_reason: reason }) =>
      cents && reason ? [{ amount: cents / 100, reason }] : [],
    ),
  }
}

function centsOf(notes: OrderRow['creditNotes']): number {
  return notes.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
}
