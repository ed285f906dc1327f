import type { Tx } from '../../platform/database/sql.ts'
import type { Allocation, WeekStock } from './oldest-first.ts'
import type { Batch } from './stock-store.ts'

export async function isTakenFor(tx: Tx, orderId: string): Promise<boolean> {
  const [taken] = await tx`select from stock_taken where order_id = ${orderId} limit 1`
  return taken !== undefined
}

/** Takes the tyres out of the batches. The caller must have locked the batches. */
export async function takeFromBatches(
  tx: Tx,
  orderId: string,
  allocations: readonly Allocation<Batch>[],
  now: Date,
): Promise<void> {
  await tx`
    with sold as (
      update stock_batch batch set quantity = batch.quantity - allocation.quantity
      from unnest(
        ${allocations.map(({ batch }) => batch.id)}::integer[], ${allocations.map(({ quantity }) => quantity)}::integer[]
      ) as allocation (id, quantity)
      where batch.id = allocation.id
      returning batch.tyre_id, batch.dot_year, batch.dot_week, allocation.quantity
    )
    insert into stock_taken (order_id, tyre_id, dot_year, dot_week, quantity, taken_at)
    select ${orderId}::uuid, tyre_id, dot_year, dot_week, quantity, ${now}::timestamptz from sold`
}

/** Locks and reads the quantities of a tyre that an order has taken and not returned. */
export function lockTaken(tx: Tx, orderId: string, tyreId: number): Promise<WeekStock[]> {
  return tx<WeekStock>`
    select dot_year, dot_week, quantity - returned as quantity
    from stock_taken where order_id = ${orderId} and tyre_id = ${tyreId} and returned < quantity
    order by dot_year, dot_week for update`
}

/** Puts tyres back into their batches. A batch that was deleted in the meantime is created again. */
export async function putBack(
  tx: Tx,
  { orderId, tyreId }: { readonly orderId: string; readonly tyreId: number },
  allocations: readonly Allocation<WeekStock>[],
  now: Date,
): Promise<void> {
  await tx`
    with allocation as materialized (
      select * from unnest(
        ${allocations.map(({ batch }) => batch.dotYear)}::smallint[], ${allocations.map(({ batch }) => batch.dotWeek)}::smallint[],
        ${allocations.map(({ quantity }) => quantity)}::integer[]
      ) as allocation (dot_year, dot_week, quantity)
    ), noted as (
      update stock_taken taken set returned = returned + allocation.quantity, returned_at = ${now}
      from allocation
      where order_id = ${orderId} and tyre_id = ${tyreId} and taken.dot_year = allocation.dot_year
        and taken.dot_week = allocation.dot_week
    )
    insert into stock_batch (tyre_id, dot_year, dot_week, quantity)
    select ${tyreId}::integer, dot_year, dot_week, quantity from allocation
    on conflict (tyre_id, dot_year, dot_week, as_new)
    do update set quantity = stock_batch.quantity + excluded.quantity`
}

/** Lists the tyres of an order that have not been returned completely. */
export async function tyresTaken(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx<{ id: number }>`
    select distinct tyre_id as id from stock_taken where order_id = ${orderId} and returned < quantity`
  return rows.map(({ id }) => id)
}

/**
 * Puts all tyres of an order back into their batches. The caller must have locked the batches. A batch that was
 * deleted in the meantime is created again.
 */
export async function putAllBack(tx: Tx, orderId: string, now: Date): Promise<void> {
  await tx`
    with missing as materialized (
      select tyre_id, dot_year, dot_week, quantity - returned as quantity from stock_taken
      where order_id = ${orderId} and returned < quantity order by tyre_id, dot_year, dot_week for update
    ), noted as (
      update stock_taken set returned = quantity, returned_at = ${now}
      where order_id = ${orderId} and returned < quantity
    )
    insert into stock_batch (tyre_id, dot_year, dot_week, quantity)
    select tyre_id, dot_year, dot_week, quantity from missing order by tyre_id
    on conflict (tyre_id, dot_year, dot_week, as_new)
    do update set quantity = stock_batch.quantity + excluded.quantity`
}
