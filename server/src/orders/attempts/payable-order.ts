import type { Locale } from '@pito/contracts/values/locale'
import type { CartOwner } from '../../cart/index.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import { cartOfBuyer, lockCartOfOrder } from '../order-store.ts'
import type { OrderToReserve } from '../reservations/reserved-order.ts'

interface Buyer {
  readonly name: string
  readonly email: string
  readonly countryCode: string
  readonly contactNumber: string
}

/** The fields of an order that paying it depends on, read under the lock of the order. */
export interface PayableOrder extends OrderToReserve {
  readonly orderNumber: string
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly isComplete: boolean
  readonly locale: Locale
  readonly contentHash: string | null
  readonly totalCents: number
  readonly plate: string | null
  readonly buyer: Buyer | null
  /** The end of the reservation; null means that nothing is reserved. */
  readonly reservedUntil: Date | null
}

export async function lockPayableOrder(tx: Tx, orderId: string): Promise<PayableOrder | undefined> {
  await lockCartOfOrder(tx, orderId)
  await tx`select from shop_order where id = ${orderId} for no key update`
  return await readPayableOrder(tx, orderId)
}

async function readPayableOrder(sql: Sql, orderId: string): Promise<PayableOrder | undefined> {
  const [order] = await sql<PayableOrder>`
    select o.id, order_number, ${cartOfBuyer} as cart_id, customer_id,
      guest_id, order_status = 'paid' as is_paid, closed_at is not null as is_closed,
      (select count(*) = 2 from shop_order_address where order_id = o.id) and terms_accepted_at is not null
        as is_complete,
      locale, content_hash, total_cents, goods_cents,
      promo_code_id, service_point_id, fitted_at,
      service_ids, licence_plate as plate, ${buyer} as buyer,
      (select expires_at from reservation where order_id = o.id) as reserved_until,
      coalesce((
        select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by tyre_id)
        from shop_order_line where order_id = o.id and type = 'product'
      ), '[]') as tyres
    from shop_order o where o.id = ${orderId}`
  return order
}

const buyer = part`(
  select json_build_object(
    'name', concat_ws(' ', first_name, last_name), 'email', email, 'countryCode', country_code,
    'contactNumber', contact_number
  ) from shop_order_address where order_id = o.id and kind = 'billing'
)`

/** Finds an order of the caller by its order number or by the id that the API returns. Returns its id. */
export async function ownOrderId(
  sql: Sql,
  { column, id }: CartOwner,
  named: string,
): Promise<string | undefined> {
  const owner = column === 'guest_id' ? part`guest_id = ${id}` : part`customer_id = ${id}`
  const [order] = await sql<{ id: string }>`
    select id from shop_order where (id::text = ${named} or order_number = ${named}) and ${owner}`
  return order?.id
}

/** Closes an unpaid order, which then no longer follows its cart. The caller holds the lock of the order. */
export async function markClosed(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`update shop_order set closed_at = ${now} where id = ${orderId}`
}

/** Returns false if the order is paid or closed, so that no more money is needed for it. */
export async function readMoneyNeeded(sql: Sql, orderId: string): Promise<boolean> {
  const [order] = await sql<{ isNeeded: boolean }>`
    select order_status = 'unpaid' and closed_at is null as is_needed from shop_order where id = ${orderId}`
  return order?.isNeeded === true
}
