import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'
import { idsOf } from './tyres-to-reserve.ts'

export type Batch = RowOf<typeof batchColumns>
const batchColumns = columns('stock_batch', 'id, tyre_id, dot_year, dot_week, quantity')

/**
 * Locks the batches that are sold as new, in the order of the tyres, until the transaction ends. Every transaction that takes or reserves
 * these tyres takes this lock. Only the locked batches may be counted; a batch that arrives meanwhile is left to the
 * next transaction.
 */
export function lockBatches(tx: Tx, tyreIds: readonly number[]): Promise<Batch[]> {
  return tx`
    select ${batchColumns} from stock_batch where tyre_id = any(${tyreIds}::integer[]) and as_new order by tyre_id, id for no key update`
}

/**
 * Deletes reserved tyres. The rows are locked in a fixed order, so that two transactions that delete the same rows
 * cannot deadlock.
 */
async function deleteReserved(
  sql: Sql,
  which: Part,
  lock = part`for update of reserved_tyre`,
): Promise<void> {
  await sql`
    with over as materialized (
      select reserved_tyre.order_id, tyre_id from reserved_tyre join reservation using (order_id)
      where ${which} order by tyre_id, reserved_tyre.order_id ${lock}
    )
    delete from reserved_tyre using over
    where reserved_tyre.order_id = over.order_id and reserved_tyre.tyre_id = over.tyre_id`
}

export function deleteReservedFor(tx: Tx, orderId: string): Promise<void> {
  return deleteReserved(tx, part`reserved_tyre.order_id = ${orderId}`)
}

/** Deletes the expired reservations of these tyres. The caller must have locked their batches. */
export function deleteExpired(tx: Tx, tyreIds: readonly number[], now: Date): Promise<void> {
  return deleteReserved(tx, part`tyre_id = any(${tyreIds}::integer[]) and expires_at <= ${now}`)
}

/** Deletes all expired reservations. Rows that another transaction is changing are skipped. */
export function deleteAllExpired(sql: Sql, now: Date): Promise<void> {
  return deleteReserved(sql, part`expires_at <= ${now}`, part`for update of reserved_tyre skip locked`)
}

export interface Reserved {
  readonly tyreId: number
  readonly own: number
  readonly others: number
}

/** Reads the reserved quantities of these tyres. Tyres that no order has reserved are missing from the result. */
export function readReserved(tx: Tx, orderId: string, tyreIds: readonly number[]): Promise<Reserved[]> {
  return tx<Reserved>`
    select tyre_id, integer_of(coalesce(sum(quantity) filter (where order_id = ${orderId}), 0)) as own,
      integer_of(coalesce(sum(quantity) filter (where order_id <> ${orderId}), 0)) as others
    from reserved_tyre where tyre_id = any(${tyreIds}::integer[]) group by tyre_id`
}

export async function insertReserved(
  tx: Tx,
  orderId: string,
  tyres: readonly TyresToReserve[],
): Promise<void> {
  await tx`
    insert into reserved_tyre (order_id, tyre_id, quantity)
    select ${orderId}::uuid, tyre_id, quantity
    from unnest(${idsOf(tyres)}::integer[], ${tyres.map(({ quantity }) => quantity)}::integer[])
      as tyre (tyre_id, quantity)`
}
