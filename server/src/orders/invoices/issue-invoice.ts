import type { PaymentMethod } from '@pito/contracts/values/payment-methods'
import type { Tx } from '../../platform/database/sql.ts'

interface InvoiceToIssue {
  readonly orderId: string
  readonly paidBy: PaymentMethod
}

/**
 * Issues the invoice of an order, or returns the number of the existing one. Call this at the end of the transaction
 * that marks the order as paid, because the row of the counter stays locked until the transaction ends.
 */
export async function issueInvoice(
  tx: Tx,
  { orderId, paidBy }: InvoiceToIssue,
  now: Date,
): Promise<{ number: number }> {
  // The lock needs a statement of its own: only a new statement sees the invoice that the previous holder of the lock
  // wrote.
  await tx`select from shop_order where id = ${orderId} for no key update`
  const [order] = await tx<{ status: string; number: number | null }>`
    select order_status as status, (select number from invoice where order_id = o.id) as number
    from shop_order o where id = ${orderId}`
  if (order?.number != null) return { number: order.number }
  if (order?.status !== 'paid') throw new Error(`Order ${orderId} has no invoice before it is paid.`)
  const [issued] = await tx<{ number: number }>`
    with counter as (
      update document_counter set last_number = last_number + 1 where series = 'invoice' returning last_number
    )
    insert into invoice (number, order_id, issued_at, paid_by, total_cents, fitted_at, seller)
    select last_number, id, ${now}::timestamptz, ${paidBy}::text, total_cents, coalesce(fitted_at, (
      -- The service of a supplement is the fitting of its order.
      select lower(during) from appointment
      where appointment.order_id = supplement_of and state = 'firm' and confirmed_at is not null
    )), present_seller()
    from counter, shop_order where id = ${orderId} returning number`
  if (!issued) throw new Error(`The invoice of order ${orderId} was not written.`)
  return issued
}
