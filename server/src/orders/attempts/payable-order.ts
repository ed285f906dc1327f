import type { CartOwner } from '../../cart/index.ts'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
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

const payableColumns = columns(
  { o: 'shop_order' },
  `o.id, o.order_number, o.customer_id, o.guest_id, o.locale, o.content_hash, o.total_cents, o.goods_cents,
    o.promo_code_id, o.service_point_id, o.fitted_at, o.service_ids, o.licence_plate as plate, o.supplement_of`,
  {
    cart_id: expression<string | null>`${cartOfBuyer}`,
    is_paid: expression<boolean>`order_status = 'paid'`,
    is_closed: expression<boolean>`closed_at is not null`,
    is_complete: expression<boolean>`
      (select count(*) = 2 from shop_order_address where order_id = o.id) and terms_accepted_at is not null`,
    buyer: expression<Buyer | null>`
      select json_build_object(
        'name', concat_ws(' ', first_name, last_name), 'email', email, 'countryCode', country_code,
        'contactNumber', contact_number
      ) from shop_order_address where order_id = o.id and kind = 'billing'`,
    /** The end of the reservation; null means that nothing is reserved. */
    reserved_until: expression<Date | null>`select expires_at from reservation where order_id = o.id`,
    tyres: expression<OrderToReserve['tyres']>`
      coalesce((
        select json_agg(json_build_object('tyreId', tyre_id, 'quantity', quantity) order by tyre_id)
        from shop_order_line where order_id = o.id and type = 'product'
      ), '[]')`,
  },
)

/** The fields of an order that paying it depends on, read under the lock of the order. */
export type PayableOrder = RowOf<typeof payableColumns>

export async function lockPayableOrder(tx: Tx, orderId: string): Promise<PayableOrder | undefined> {
  await lockCartOfOrder(tx, orderId)
  await tx`select from shop_order where id = ${orderId} for no key update`
  return await readPayableOrder(tx, orderId)
}

async function readPayableOrder(sql: Sql, orderId: string): Promise<PayableOrder | undefined> {
  const [order] = await sql`select ${payableColumns} from shop_order o where o.id = ${orderId}`
  return order
}

/**
 * Finds an order of the caller by its order number or by the id that the API returns. Returns its id. Supplements are not
 * found, because they are paid by their link and changed with their order.
 */
export async function ownOrderId(
  sql: Sql,
  { column, id }: CartOwner,
  named: string,
): Promise<string | undefined> {
  const owner = column === 'guest_id' ? part`guest_id = ${id}` : part`customer_id = ${id}`
  const [order] = await sql<{ id: string }>`
    select id from shop_order where (id::text = ${named} or order_number = ${named}) and ${owner}
      and supplement_of is null`
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
