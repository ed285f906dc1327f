import type { OrderProgress } from '@pito/contracts/values/order-progress'
import { readFitting } from '../../booking/index.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { lockCartOfOrder } from '../order-store.ts'
import type { Returned, SoldLine } from './rules/refund-of-return.ts'
import type { ChangeFacts } from './rules/why-not-changed.ts'

export interface ChangeableOrder extends ChangeFacts {
  readonly id: string
  readonly orderNumber: string
  readonly cartId: string | null
  readonly fitting: boolean
}

/** Links that change an appointment lock its cart too, so that the appointment which is read here stays as it is. */
export async function lockChangeableOrder(tx: Tx, orderId: string): Promise<ChangeableOrder | undefined> {
  await lockCartOfOrder(tx, orderId)
  const [order] = await tx<Omit<ChangeableOrder, 'booked'>>`
    select id, order_number as "orderNumber", cart_id as "cartId", fitting, progress, is_business as "isBusiness",
      shipped_at as "shippedAt", delivered_at as "deliveredAt", withdrawn_at as "withdrawnAt"
    from shop_order where id = ${orderId} for no key update`
  if (!order) return undefined
  return { ...order, booked: order.cartId === null ? null : ((await readFitting(tx, order.cartId)) ?? null) }
}

/** The order is locked. Null: the moment stays as it is. */
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

export function readSoldLines(tx: Tx, orderId: string): Promise<SoldLine[]> {
  return tx<SoldLine>`
    select type, tyre_id as "tyreId", quantity::integer, total_cents - discount_cents as "paidCents"
    from shop_order_line where order_id = ${orderId} order by position`
}

export function readReturned(tx: Tx, orderId: string): Promise<Returned[]> {
  return tx<Returned>`
    select tyre_id as "tyreId", quantity::integer from returned_tyre where order_id = ${orderId} order by id`
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

export interface OrderToFit {
  readonly id: string
  readonly cartId: string
}

/** Paid, and with an appointment that has not been carried out yet as far as the shop knows, and may be. */
export function ordersToFit(sql: Sql): Promise<OrderToFit[]> {
  return sql<OrderToFit>`
    select id, cart_id as "cartId" from shop_order
    where progress = 'paid' and fitting and cart_id is not null and withdrawn_at is null`
}
