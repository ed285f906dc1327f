import { isWithin, numberLimits } from '@pito/contracts/values/number-limits'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { BatchKey, StockMove } from '../inventory/move-stock.ts'
import { lockStockOfTyres, moveStock } from '../inventory/move-stock.ts'
import { changePurchasePrices } from '../prices/purchase-prices.ts'

interface GoodsLine extends BatchKey {
  readonly quantity: number
  readonly purchaseCents: number
}

interface Booking {
  readonly receiptId: number | null
  readonly origin: ChangeOrigin
  readonly runId: string | null
}

/**
 * Returns a function that adds a line to what the batches contain, and tells whether the line fits. A batch holds at
 * most as many tyres as a count can enter, so that every stock can be corrected. `added` remembers by batch what the
 * lines add. A caller who books the lines has locked the stock.
 */
export async function roomInBatches(
  sql: Sql,
  tyreIds: readonly number[],
  added = new Map<string, number>(),
): Promise<(line: BatchKey & { readonly quantity: number }) => boolean> {
  const batches = await sql<BatchKey & { readonly quantity: number }>`
    select tyre_id, dot_year as year, dot_week as week, as_new, quantity
    from stock_batch where tyre_id = any(${tyreIds}::integer[])`
  const stored = new Map(batches.map((batch) => [keyOf(batch), batch.quantity]))
  return (line) => {
    const key = keyOf(line)
    const sum = (added.get(key) ?? 0) + line.quantity
    const fits = isWithin(numberLimits.countedQuantity, (stored.get(key) ?? 0) + sum)
    if (fits) added.set(key, sum)
    return fits
  }
}

function keyOf({ tyreId, year, week, asNew }: BatchKey): string {
  return [tyreId, year, week, asNew].join()
}

/**
 * Adds goods to stock and stores their purchase prices as the latest ones of the articles. All lines are booked, or
 * none. The lines fit into their batches. Goods receipts and imports call it.
 */
export async function bookGoods(
  tx: Tx,
  ctx: Auditable,
  lines: readonly GoodsLine[],
  { receiptId, origin, runId }: Booking,
): Promise<void> {
  await lockStockOfTyres(tx, [...new Set(lines.map(({ tyreId }) => tyreId))])
  await moveStock(tx, ctx, movesOf(lines, receiptId))
  const prices = new Map(lines.map(({ tyreId, purchaseCents }) => [tyreId, purchaseCents]))
  await changePurchasePrices(tx, ctx, prices, { origin, runId })
}

/** Adds up the lines of each batch. */
function movesOf(lines: readonly GoodsLine[], receiptId: number | null): StockMove[] {
  const moves = new Map<string, StockMove>()
  for (const { tyreId, year, week, asNew, quantity } of lines) {
    const key = keyOf({ tyreId, year, week, asNew })
    const difference = (moves.get(key)?.difference ?? 0) + quantity
    moves.set(key, { tyreId, year, week, asNew, difference, reason: 'received', receiptId })
  }
  return [...moves.values()]
}
