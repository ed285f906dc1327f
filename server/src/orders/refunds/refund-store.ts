import type { Refund } from '@pito/contracts/refunds'
import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression, insertion } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { awaitedFacts } from '../invoices/awaited-refund.ts'

const refundColumns = columns(
  { refund: 'refund', payment_attempt: 'payment_attempt', shop_order: 'shop_order' },
  `refund.id, refund.attempt_id, payment_attempt.order_id, shop_order.order_number, refund.amount_cents, refund.reason,
    refund.state, refund.requested_at`,
  { request_id: expression<string>`coalesce(request_id, refund.id)` },
)

type RefundRow = RowOf<typeof refundColumns>

export interface NewRefund {
  readonly attemptId: string
  readonly amountCents: number
  readonly reason: Refund['reason']
  readonly staffId?: string | undefined
  /** The explanation of staff, which customers do not see. */
  readonly note?: string | undefined
  readonly deduction?: { readonly cents: number; readonly reason: 'used' | 'damaged' } | undefined
  /** The agreement on a return that the refund belongs to. */
  readonly agreementId?: string | undefined
}

/** The caller holds the lock of the order. */
export async function insertRefund(tx: Tx, refund: NewRefund, now: Date): Promise<string> {
  const { attemptId, amountCents, reason, staffId = null, note = '', deduction, agreementId = null } = refund
  const values = {
    ...{ attempt_id: attemptId, amount_cents: amountCents, reason, requested_at: now, staff_id: staffId },
    ...{ note, deducted_cents: deduction?.cents ?? 0, deduction_reason: deduction?.reason ?? null },
    agreement_id: agreementId,
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

/** Returns the refund that the provider knows under this id, unless it was refused and sent again under another one. */
export async function readRequestedRefund(sql: Sql, requestId: string): Promise<RefundRow | undefined> {
  const [row] = await sql`
    select ${refundColumns}
    from refund join payment_attempt on payment_attempt.id = attempt_id join shop_order on shop_order.id = order_id
    where (refund.id = ${requestId} and request_id is null) or request_id = ${requestId}`
  return row
}

/** Locks a refund before it is read, so that two members of staff do not decide about it at once. */
export async function lockRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  await tx`select from refund where id = ${id} for no key update`
  return readRefund(tx, id)
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

/** What decides how much of an order staff may refund. */
export type RefundFacts = RowOf<typeof refundFacts>
const refundFacts = awaitedFacts.with({
  limit_cents: expression<number>`coalesce((select refund_limit_cents from company), 0)`,
  by_staff_cents: expression<number>`
    coalesce((
      select sum(refund.amount_cents) from refund join payment_attempt on payment_attempt.id = attempt_id
      where order_id = o.id and refund.staff_id is not null
    ), 0)::integer`,
  method: expression<PaymentMethod | null>`
    select method from payment_attempt where order_id = o.id and state = 'paid'`,
})

export async function readRefundFacts(sql: Sql, orderId: string): Promise<RefundFacts> {
  const [facts] = await sql`select ${refundFacts} from shop_order o where id = ${orderId}`
  if (!facts) throw new Error(`Order ${orderId} was not found.`)
  return facts
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

export interface RefundOutcome {
  readonly state: 'pending' | 'refused' | 'made'
  /** The message with which the provider refused the refund. */
  readonly message?: string | null
}

/** A made refund never changes again, and a decided one does not become pending: a late response has no effect. */
export async function storeRefundState(
  sql: Sql,
  id: string,
  { state, message = null }: RefundOutcome,
  now: Date,
): Promise<boolean> {
  const isRefused = state === 'refused'
  return (
    (await sql.count`
      update refund set state = ${state}, made_at = ${state === 'made' ? now : null},
        refused_at = case when ${isRefused} then ${now} else refused_at end,
        provider_message = case when ${isRefused} then ${message} else provider_message end
      where id = ${id} and case ${state}::text
        when 'pending' then state = 'sending' when 'refused' then state in ('sending', 'pending') else state <> 'made'
      end`) > 0
  )
}

/** Makes a refused refund due again, under another id at the provider. The caller holds the lock of the refund. */
export async function makeDueAgain(tx: Tx, id: string): Promise<void> {
  await tx`update refund set state = 'due', request_id = gen_random_uuid() where id = ${id} and state = 'refused'`
}

interface PaymentByHand {
  readonly paidOn: string
  readonly bankReference: string
  readonly staffId: string
}

/** The caller holds the lock of the refund. */
export async function storePaidByHand(
  tx: Tx,
  id: string,
  { paidOn, bankReference, staffId }: PaymentByHand,
  now: Date,
): Promise<void> {
  await tx`
    update refund set state = 'made', made_at = ${now}, paid_on = ${paidOn}, bank_reference = ${bankReference},
      paid_by = ${staffId}
    where id = ${id}`
}
