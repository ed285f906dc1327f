import type { Tx } from '../../platform/database/sql.ts'
import type { Pile, Portion } from './oldest-first.ts'
import type { Batch } from './stock-store.ts'

export async function isTakenFor(tx: Tx, orderId: string): Promise<boolean> {
  const [taken] = await tx`select from stock_taken where order_id = ${orderId} limit 1`
  return taken !== undefined
}

/** The batches are locked. */
export async function takePortions(
  tx: Tx,
  orderId: string,
  portions: readonly Portion<Batch>[],
  now: Date,
): Promise<void> {
  await tx`
    with sold as (
      update stock_batch batch set quantity = batch.quantity - portion.quantity
      from unnest(
        ${portions.map(({ pile }) => pile.id)}::integer[], ${portions.map(({ quantity }) => quantity)}::integer[]
      ) as portion (id, quantity)
      where batch.id = portion.id
      returning batch.tyre_id, batch.dot_year, batch.dot_week, portion.quantity
    )
    insert into stock_taken (order_id, tyre_id, dot_year, dot_week, quantity, taken_at)
    select ${orderId}::uuid, tyre_id, dot_year, dot_week, quantity, ${now}::timestamptz from sold`
}

/** What of a tyre has not come back yet, locked. */
export function lockTaken(tx: Tx, orderId: string, tyreId: number): Promise<Pile[]> {
  return tx<Pile>`
    select dot_year as "dotYear", dot_week as "dotWeek", quantity - returned as quantity
    from stock_taken where order_id = ${orderId} and tyre_id = ${tyreId} and returned < quantity
    order by dot_year, dot_week for update`
}

/** A batch that was deleted since is there again. */
export async function putBack(
  tx: Tx,
  { orderId, tyreId }: { readonly orderId: string; readonly tyreId: number },
  portions: readonly Portion<Pile>[],
  now: Date,
): Promise<void> {
  await tx`
    with portion as materialized (
      select * from unnest(
        ${portions.map(({ pile }) => pile.dotYear)}::smallint[], ${portions.map(({ pile }) => pile.dotWeek)}::smallint[],
        ${portions.map(({ quantity }) => quantity)}::integer[]
      ) as portion (dot_year, dot_week, quantity)
    ), noted as (
      update stock_taken taken set returned = returned + portion.quantity, returned_at = ${now}
      from portion
      where order_id = ${orderId} and tyre_id = ${tyreId} and taken.dot_year = portion.dot_year
        and taken.dot_week = portion.dot_week
    )
    insert into stock_batch (tyre_id, dot_year, dot_week, quantity)
    select ${tyreId}::integer, dot_year, dot_week, quantity from portion
    on conflict (tyre_id, dot_year, dot_week)
    do update set quantity = stock_batch.quantity + excluded.quantity`
}

/** Those of which something has not come back yet. */
export async function tyresTaken(tx: Tx, orderId: string): Promise<number[]> {
  const rows = await tx<{ id: number }>`
    select distinct tyre_id as id from stock_taken where order_id = ${orderId} and returned < quantity`
  return rows.map(({ id }) => id)
}

/** The batches are locked. One that was deleted since is there again. */
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
    on conflict (tyre_id, dot_year, dot_week)
    do update set quantity = stock_batch.quantity + excluded.quantity`
}
