import type { Tx } from '../platform/database/sql.ts'
import type { StockFacts } from './rules/sellable.ts'

export interface TyreToPut extends StockFacts {
  readonly tyreId: number
  readonly priceCents: number
  readonly vehicleType: number
  /** Null while the cart has none of this tyre. */
  readonly lineId: number | null
  readonly inCart: number
}

/**
 * The cart is locked, and the batches of these tyres stay as they are until the transaction ends. Payments lock them in
 * the same order.
 */
export async function lockStock(tx: Tx, tyreIds: readonly number[]): Promise<void> {
  await tx`
    select from stock_batch where tyre_id = any(${tyreIds}::integer[]) order by tyre_id, id for share`
}

/**
 * The stock is locked. This is a statement of its own, because one that has waited for a lock sees reservations as they
 * were before it waited.
 */
export function readTyresToPut(
  tx: Tx,
  cartId: string,
  tyreIds: readonly number[],
  now: Date,
): Promise<TyreToPut[]> {
  return tx<TyreToPut>`
    select tyre.id as "tyreId", active, price_cents as "priceCents", vehicle_type_id as "vehicleType",
      coalesce((select sum(quantity) from stock_batch where tyre_id = tyre.id), 0)::integer as "inBatches",
      coalesce((
        select sum(reserved_tyre.quantity)
        from reserved_tyre join reservation using (order_id) join shop_order on shop_order.id = order_id
        where tyre_id = tyre.id and expires_at > ${now} and shop_order.cart_id is distinct from ${cartId}::uuid
      ), 0)::integer as "reservedByOthers",
      line.id as "lineId", coalesce(line.quantity, 0) as "inCart"
    from tyre left join cart_line line on line.cart_id = ${cartId}::uuid and line.tyre_id = tyre.id
    where tyre.id = any(${tyreIds}::integer[])`
}
