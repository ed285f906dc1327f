import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { Pile } from './oldest-first.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'
import { idsOf } from './tyres-to-reserve.ts'

export interface Batch extends Pile {
  readonly id: number
  readonly tyreId: number
}

/**
 * Locked until the transaction ends, by tyre: whoever takes or reserves these tyres waits here. Only what is locked may be
 * counted; a batch that arrives meanwhile is for the next.
 */
export function lockBatches(tx: Tx, tyreIds: readonly number[]): Promise<Batch[]> {
  return tx<Batch>`
    select id, tyre_id as "tyreId", dot_year as "dotYear", dot_week as "dotWeek", quantity
    from stock_batch where tyre_id = any(${tyreIds}::integer[]) order by tyre_id, id for no key update`
}

/** Locked in one order, so that two who delete the same rows do not wait for each other in turns. */
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

/** The batches are locked. */
export function deleteExpired(tx: Tx, tyreIds: readonly number[], now: Date): Promise<void> {
  return deleteReserved(tx, part`tyre_id = any(${tyreIds}::integer[]) and expires_at <= ${now}`)
}

/** Rows that somebody is changing are left to them. */
export function deleteAllExpired(sql: Sql, now: Date): Promise<void> {
  return deleteReserved(sql, part`expires_at <= ${now}`, part`for update of reserved_tyre skip locked`)
}

export interface Reserved {
  readonly tyreId: number
  readonly own: number
  readonly others: number
}

/** Tyres that nobody has reserved are left out. */
export function readReserved(tx: Tx, orderId: string, tyreIds: readonly number[]): Promise<Reserved[]> {
  return tx<Reserved>`
    select tyre_id as "tyreId", coalesce(sum(quantity) filter (where order_id = ${orderId}), 0)::integer as own,
      coalesce(sum(quantity) filter (where order_id <> ${orderId}), 0)::integer as others
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
