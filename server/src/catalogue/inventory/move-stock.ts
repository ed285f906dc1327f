import type { ProductionWeek } from '@pito/contracts/values/production-week'
import type { StockReason } from '@pito/contracts/values/stock-reasons'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/database/sql.ts'

/** One production week of one article, sold as new or not. */
export interface BatchKey extends ProductionWeek {
  readonly tyreId: number
  readonly asNew: boolean
}

/** A change of stock. A list of moves has each batch once. */
export interface StockMove extends BatchKey {
  readonly difference: number
  readonly reason: StockReason
  readonly note?: string | null
  readonly receiptId?: number | null
}

/**
 * Locks articles and their batches until the transaction ends. The lock of the article also keeps two members of staff
 * from making the same batch. Sales lock only the batches, in the same order.
 */
export async function lockStockOfTyres(tx: Tx, tyreIds: readonly number[]): Promise<void> {
  await tx`select from tyre where id = any(${tyreIds}::integer[]) order by id for no key update`
  await tx`
    select from stock_batch where tyre_id = any(${tyreIds}::integer[]) order by tyre_id, id for no key update`
}

/** Changes batches and records every change permanently. The caller holds `lockStockOfTyres`. */
export async function moveStock(tx: Tx, ctx: Auditable, moves: readonly StockMove[]): Promise<void> {
  const keys = [
    moves.map(({ tyreId }) => tyreId),
    moves.map(({ year }) => year),
    moves.map(({ week }) => week),
    moves.map(({ asNew }) => asNew),
  ] as const
  await tx`
    insert into stock_batch (tyre_id, dot_year, dot_week, as_new, quantity)
    select *, 0 from unnest(
      ${keys[0]}::integer[], ${keys[1]}::smallint[], ${keys[2]}::smallint[], ${keys[3]}::boolean[]
    ) as move (tyre_id, dot_year, dot_week, as_new)
    order by tyre_id, dot_year, dot_week, as_new
    on conflict (tyre_id, dot_year, dot_week, as_new) do nothing`
  await tx`
    with move as materialized (
      select * from unnest(
        ${keys[0]}::integer[], ${keys[1]}::smallint[], ${keys[2]}::smallint[], ${keys[3]}::boolean[],
        ${moves.map(({ difference }) => difference)}::integer[], ${moves.map(({ reason }) => reason)}::text[],
        ${moves.map(({ note }) => note ?? null)}::text[], ${moves.map(({ receiptId }) => receiptId ?? null)}::integer[]
      ) as move (tyre_id, dot_year, dot_week, as_new, difference, reason, note, receipt_id)
    ), moved as (
      update stock_batch batch set quantity = batch.quantity + difference
      from move
      where batch.tyre_id = move.tyre_id and batch.dot_year = move.dot_year and batch.dot_week = move.dot_week
        and batch.as_new = move.as_new
      returning move.*, batch.quantity
    )
    insert into stock_change (at, tyre_id, dot_year, dot_week, as_new, difference, quantity_before, quantity_after,
      reason, note, goods_receipt_id, staff_id)
    select ${ctx.now}::timestamptz, tyre_id, dot_year, dot_week, as_new, difference, quantity - difference, quantity,
      reason, note, receipt_id, ${ctx.caller.kind === 'staff' ? ctx.caller.staffId : null}::uuid
    from moved order by tyre_id, dot_year, dot_week, as_new`
}
