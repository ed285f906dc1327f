import type { OrderProgress } from '@pito/contracts/values/order-progress'
import { readFitting } from '../../booking/index.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedFacts } from '../invoices/awaited-refund.ts'
import type { Returned } from '../invoices/rules/refund-of-return.ts'
import type { ChangeFacts } from '../why-not-changed.ts'

export interface ChangeableOrder extends ChangeFacts {
  readonly id: string
  readonly orderNumber: string
  readonly fitting: boolean
}

/**
 * Locks the order and reads it with its appointment. Links that change an appointment lock the order too, so the
 * appointment cannot change before the transaction ends.
 */
export async function lockChangeableOrder(tx: Tx, orderId: string): Promise<ChangeableOrder | undefined> {
  const [order] = await tx<Omit<ChangeableOrder, 'booked'>>`
    select id, order_number, fitting, progress, is_business,
      shipped_at, delivered_at, withdrawn_at
    from shop_order where id = ${orderId} for no key update`
  if (!order) return undefined
  return { ...order, booked: (await readFitting(tx, order.id)) ?? null }
}

/**
 * Stores the progress and the given moments; a moment that is left out keeps its stored value. The caller holds the
 * lock of the order.
 */
export async function setProgress(
  tx: Tx,
  orderId: string,
  progress: OrderProgress,
  moments: { readonly [Moment in 'shippedAt' | 'deliveredAt' | 'withdrawnAt' | 'cancelledAt']?: Date },
): Promise<void> {
  const { shippedAt = null, deliveredAt = null, withdrawnAt = null, cancelledAt = null } = moments
  await tx`
    update shop_order set progress = ${progress}, shipped_at = coalesce(${shippedAt}, shipped_at),
      delivered_at = coalesce(${deliveredAt}, delivered_at), withdrawn_at = coalesce(${withdrawnAt}, withdrawn_at),
      cancelled_at = coalesce(${cancelledAt}, cancelled_at)
    where id = ${orderId}`
}

/** Call only after the order has been locked, so that no other transaction records returned tyres meanwhile. */
export async function readAwaitedFacts(tx: Tx, orderId: string): Promise<AwaitedFacts> {
  const [facts] = await tx<AwaitedFacts>`select ${awaitedFacts} from shop_order o where id = ${orderId}`
  if (!facts) throw new Error(`Order ${orderId} was not found.`)
  return facts
}

export function ordersAwaitingRefund(sql: Sql): Promise<{ id: string; withdrawnAt: Date }[]> {
  return sql<{ id: string; withdrawnAt: Date }>`
    select id, withdrawn_at from shop_order
    where withdrawn_at is not null and progress not in ('cancelled', 'refunded') order by withdrawn_at`
}

export async function insertReturned(
  tx: Tx,
  orderId: string,
  { items, staffId }: { readonly items: readonly Returned[]; readonly staffId: string | null },
  now: Date,
): Promise<void> {
  await tx`
    insert into returned_tyre (order_id, tyre_id, quantity, returned_at, staff_id)
    select ${orderId}::uuid, (item->>'tyreId')::integer, (item->>'quantity')::smallint, ${now}::timestamptz,
      ${staffId}::uuid
    from json_array_elements(${JSON.stringify(items)}::json) as item`
}

/** Returns paid orders with a fitting that are not known to be fitted and have not been withdrawn from. */
export async function ordersToFit(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select id from shop_order where progress = 'paid' and fitting and withdrawn_at is null`
  return rows.map(({ id }) => id)
}
