import type { WithdrawalChannel } from '@pito/contracts/values/order-notices'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { trackingLink } from '../../pricing/index.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedFacts } from '../invoices/awaited-refund.ts'
import type { AddressRow, LineRow } from '../order-row.ts'
import type { OrderEvent } from './order-event.ts'

const writtenColumns = columns(
  { o: 'shop_order', billing: 'shop_order_address' },
  'o.id, o.order_number, o.locale, o.fitting, o.licence_plate as plate, o.order_note, o.withdrawn_at, o.tracking_numbers, billing.email',
  {
    name: expression<string>`concat_ws(' ', first_name, last_name)`,
    /** The notice of withdrawal, if it came by phone, letter or e-mail. */
    notice: expression<{
      readonly channel: WithdrawalChannel
      readonly sent_on: string
      readonly is_goodwill: boolean
    } | null>`(
      select json_build_object('channel', channel, 'sent_on', sent_on, 'is_goodwill', is_goodwill)
      from order_notice notice where notice.order_id = o.id and notice.kind = 'withdrawal'
    )`,
    /** Where the tyres go now, which the invoice does not follow. */
    delivery: expression<AddressRow | null>`
      (select row_to_json(address) from shop_order_address address where order_id = o.id and kind = 'shipping')`,
  },
)

/** The fields of an order that each of its e-mails needs. */
export type OrderToWriteOf = RowOf<typeof writtenColumns> &
  AwaitedFacts & { readonly trackingLink: string | null }

/**
 * Returns undefined if the order has no billing address yet. An e-mail about the money of a supplement is one about the
 * order that it belongs to.
 */
export async function readOrderToWriteOf(
  sql: Sql,
  orderId: string,
  now: Date,
): Promise<OrderToWriteOf | undefined> {
  const [order] = await sql<OrderToWriteOf>`
    select ${writtenColumns}, ${awaitedFacts}, ${trackingLink(now)} as tracking_link
    from shop_order o join shop_order_address billing on billing.order_id = o.id and kind = 'billing'
    where o.id = (select coalesce(supplement_of, id) from shop_order where id = ${orderId})`
  return order
}

const supplementColumns = columns(
  { o: 'shop_order', line: 'shop_order_line' },
  'o.id, line.name_fi, line.name_en, o.total_cents, o.vat_cents, line.vat_permille',
)

/** The difference in price that a customer is to pay or has paid after the fitting was moved. */
export type SupplementToWriteOf = RowOf<typeof supplementColumns>

/** Returns undefined unless the id is that of a supplement. */
export async function readSupplementToWriteOf(
  sql: Sql,
  id: string,
): Promise<SupplementToWriteOf | undefined> {
  const [supplement] = await sql`
    select ${supplementColumns} from shop_order o join shop_order_line line on line.order_id = o.id
    where o.id = ${id} and o.supplement_of is not null`
  return supplement
}

const refundColumns = columns(
  { refund: 'refund', attempt: 'payment_attempt' },
  'refund.amount_cents, refund.reason, attempt.order_id, attempt.method, refund.deducted_cents, refund.deduction_reason',
  { credit_note: expression<number | null>`select number from credit_note where refund_id = refund.id` },
)

/** The credit note is null for a refund of money that was never invoiced, such as a second payment. */
export type RefundToWriteOf = RowOf<typeof refundColumns>

export async function readRefundToWriteOf(sql: Sql, refundId: string): Promise<RefundToWriteOf | undefined> {
  const [refund] = await sql`
    select ${refundColumns}
    from refund join payment_attempt attempt on attempt.id = attempt_id where refund.id = ${refundId}`
  return refund
}

/** Returns what the supplements of an order are refunded because it was cancelled or withdrawn from. */
export function readSupplementRefunds(
  sql: Sql,
  orderId: string,
  reason: 'cancelled' | 'withdrawn',
): Promise<RefundToWriteOf[]> {
  return sql<RefundToWriteOf>`
    select ${refundColumns} from refund join payment_attempt attempt on attempt.id = attempt_id
      join shop_order supplement on supplement.id = attempt.order_id
    where supplement.supplement_of = ${orderId} and refund.reason = ${reason}
    order by supplement.created_at, refund.id`
}

const agreementColumns = columns(
  { agreement: 'return_agreement' },
  'agreement.refund_cents, agreement.refund_permille, agreement.transport_by',
  {
    deadline: expression<string>`agreement.deadline::text`,
    tyres: expression<readonly Pick<LineRow, 'name_fi' | 'name_en' | 'quantity'>[]>`(
      select json_agg(json_build_object('name_fi', name_fi, 'name_en', name_en, 'quantity', agreed.quantity)
        order by position)
      from agreed_tyre agreed join shop_order_line line on line.order_id = agreement.order_id
        and line.tyre_id = agreed.tyre_id and line.type = 'product'
      where agreed.agreement_id = agreement.id
    )`,
  },
)

/** The terms of a return on which the shop and a company have agreed. */
export type AgreementToWriteOf = RowOf<typeof agreementColumns>

export async function readAgreementToWriteOf(sql: Sql, id: string): Promise<AgreementToWriteOf | undefined> {
  const [agreement] = await sql`select ${agreementColumns} from return_agreement agreement where id = ${id}`
  return agreement
}

/**
 * Marks the e-mail as written and locks its row until the transaction ends. Returns false if the e-mail has been
 * written already.
 */
export async function beginWriting(
  tx: Tx,
  { orderId, event, subjectId }: { orderId: string; event: OrderEvent; subjectId: string },
  now: Date,
): Promise<boolean> {
  const begun = await tx.count`
    update order_email set written_at = ${now}
    where order_id = ${orderId} and event = ${event} and subject_id = ${subjectId} and written_at is null`
  return begun === 1
}

/** Stores which mail was sent, so that staff can read its text. The caller holds the lock of the row. */
export async function setMail(
  tx: Tx,
  { orderId, event, subjectId }: { orderId: string; event: OrderEvent; subjectId: string },
  mailId: string,
): Promise<void> {
  await tx`
    update order_email set mail_id = ${mailId}
    where order_id = ${orderId} and event = ${event} and subject_id = ${subjectId}`
}
