import { readFitting } from '../booking/index.ts'
import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql, Tx } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import { isAtPoint } from './order-store.ts'
import type { ChangeFacts } from './why-not-changed.ts'

export const changeableColumns = columns(
  'shop_order',
  `id, order_number, version, fitting, progress, is_business, service_point_id, paid_at, packed_at, shipped_at,
    sending_id, delivered_at, withdrawal_from, withdrawn_at, cancelled_at, cancelled_by, tracking_numbers`,
  {
    has_payment: expression<boolean>`
      exists (select from payment_attempt where order_id = shop_order.id and provider_id is not null)`,
    is_return_agreed: expression<boolean>`
      exists (select from return_agreement where order_id = shop_order.id and completed_at is null)`,
    is_supplement: expression<boolean>`supplement_of is not null`,
    has_open_supplement: expression<boolean>`
      exists (select from shop_order supplement where supplement.supplement_of = shop_order.id and closed_at is null)`,
    is_at_point: expression<boolean>`${isAtPoint(part`shop_order`)}`,
  },
)

export type ChangeableOrder = RowOf<typeof changeableColumns> & Pick<ChangeFacts, 'booked'>

/**
 * Locks the order and reads it with its appointment. Links that change an appointment lock the order too, so the
 * appointment cannot change before the transaction ends.
 */
export async function lockChangeableOrder(tx: Tx, orderId: string): Promise<ChangeableOrder | undefined> {
  const [order] = await tx`
    select ${changeableColumns}
    from shop_order where id = ${orderId} for no key update`
  if (!order) return undefined
  return { ...order, booked: (await readFitting(tx, order.id)) ?? null }
}

/** Reads the order without a lock, for showing what can be done with it. */
export async function readChangeableOrder(
  sql: Sql,
  orderNumber: string,
): Promise<ChangeableOrder | undefined> {
  const [order] = await sql`select ${changeableColumns} from shop_order where order_number = ${orderNumber}`
  if (!order) return undefined
  return { ...order, booked: (await readFitting(sql, order.id)) ?? null }
}
