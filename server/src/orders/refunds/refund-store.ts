import type { Refund } from '@pito/contracts/refunds'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'

const refundColumns = columns(
  { refund: 'refund', payment_attempt: 'payment_attempt', shop_order: 'shop_order' },
  `refund.id, refund.attempt_id, payment_attempt.order_id, shop_order.order_number, refund.amount_cents, refund.reason,
    refund.state, refund.requested_at, refund.made_at, payment_attempt.method, shop_order.withdrawn_at`,
)

export type RefundRow = RowOf<typeof refundColumns>

export interface NewRefund {
  readonly attemptId: string
  readonly amountCents: number
  readonly reason: Refund['reason']
  readonly staffId?: string | undefined
  readonly deduction?: { readonly cents: number; readonly reason: 'used' | 'damaged' } | undefined
}

/** The caller holds the lock of the order. */
export async function insertRefund(tx: Tx, refund: NewRefund, now: Date): Promise<string> {
  const { attemptId, amountCents, reason, staffId = null, deduction } = refund
  const values = {
    ...{ attempt_id: attemptId, amount_cents: amountCents, reason, requested_at: now, staff_id: staffId },
    ...{ deducted_cents: deduction?.cents ?? 0, deduction_reason: deduction?.reason ?? null },
  }
  const [row] = await tx<{ id: string }>`insert into refund ${insertion('refund', values)} returning id`
  if (!row) throw new Error('A refund was not written.')
  return row.id
}

export async function readRefund(sql: Sql, id: string): Promise<RefundRow | undefined> {
  const [row] = await sql`
    select ${refundColumns}
    from refund join payment_attempt on payment_attempt.id = attempt_id join shop_order on shop_order.id = order_id
    where refund.id = ${id}`
  return row
}

/**
 * Returns how much of the payment has not been refunded yet, or undefined if the order has not been paid. The caller
 * holds the lock of the order.
 */
export async function readRefundable(
  tx: Tx,
  orderId: string,
): Promise<{ attemptId: string; leftCents: number } | undefined> {
  const [row] = await tx<{ attemptId: string; leftCents: number }>`
    select id as attempt_id,
      (amount_cents - coalesce((select sum(amount_cents) from refund where attempt_id = payment_attempt.id), 0))::integer
        as left_cents
    from payment_attempt where order_id = ${orderId} and state = 'paid'`
  return row
}

/**
 * Marks a refund as being sent. Returns null if the refund is pending, refused or made. `sentBefore` is true if an
 * earlier process began to send the refund and ended without a response.
 */
export async function beginSending(sql: Sql, id: string): Promise<{ sentBefore: boolean } | null> {
  const [row] = await sql<{ sentBefore: boolean }>`
    update refund set state = 'sending' from (select id, state from refund where id = ${id} for update) before
    where refund.id = before.id and before.state in ('due', 'sending')
    returning before.state = 'sending' as sent_before`
  return row ?? null
}

/**
 * Makes a refund due again, so that it may be sent once more. Call this only if the request never reached Paytrail, or
 * for Klarna, where a refund can be found by its id.
 */
export async function endSending(sql: Sql, id: string): Promise<void> {
  await sql`update refund set state = 'due' where id = ${id} and state = 'sending'`
}

/** A made refund never changes again, and a decided one does not become pending: a late response has no effect. */
export async function storeRefundState(
  sql: Sql,
  id: string,
  state: 'pending' | 'refused' | 'made',
  now: Date,
): Promise<boolean> {
  const madeAt = state === 'made' ? now : null
  return (
    (await sql.count`
      update refund set state = ${state}, made_at = ${madeAt}
      where id = ${id} and case ${state}::text
        when 'pending' then state = 'sending' when 'refused' then state in ('sending', 'pending') else state <> 'made'
      end`) > 0
  )
}

/**
 * Makes a refund due again after staff have looked at it. Returns false if the refund is neither refused nor pending.
 */
export async function makeDueAgain(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.count`update refund set state = 'due' where id = ${id} and state in ('refused', 'pending')`) > 0
  )
}
