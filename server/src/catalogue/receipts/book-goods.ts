import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { Tx } from '../../platform/database/sql.ts'
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
 * Adds goods to stock and stores their purchase prices as the latest ones of the articles. All lines are booked, or
 * none. Goods receipts and imports call it.
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
    const key = [tyreId, year, week, asNew].join()
    const difference = (moves.get(key)?.difference ?? 0) + quantity
    moves.set(key, { tyreId, year, week, asNew, difference, reason: 'received', receiptId })
  }
  return [...moves.values()]
}
