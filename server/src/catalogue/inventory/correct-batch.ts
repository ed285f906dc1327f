import { numberLimits } from '@pito/contracts/values/number-limits'
import { productionWeekText } from '@pito/contracts/values/production-week'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { CorrectionReason } from '@pito/contracts/values/stock-reasons'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { RecordChange } from '../../platform/audit/record-change.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import type { HeldStock } from './inventory-store.ts'
import { batchesOf, heldOf, soldSince } from './inventory-store.ts'
import type { BatchKey } from './move-stock.ts'
import { lockStockOfTyres, moveStock } from './move-stock.ts'

interface Correction {
  readonly batch: BatchKey
  readonly counted: number
  readonly atOpening: number
  readonly openedAt: Date
  readonly reason: CorrectionReason
  readonly note: string | null
  /** The stock at which the corrector agreed to apply the difference; null before a question. */
  readonly confirmedQuantity: number | null
  readonly despiteHolds: boolean
  readonly origin: ChangeOrigin
}

export type CorrectionFault =
  | { readonly fault: 'moved'; readonly quantity: number; readonly sold: number; readonly expected: number }
  | { readonly fault: 'below-zero' }
  | { readonly fault: 'too-many' }
  | ({ readonly fault: 'held' } & HeldStock)

interface Corrected {
  readonly fault: null
  /** The entry for the history, or null if the count equals the stock. */
  readonly change: RecordChange | null
}

/**
 * Corrects a batch by the difference between what was counted and what was there when the count began, so that a count
 * never overwrites a sale. Returns the reason why nothing was changed, or the change, which the caller records. Imports
 * and forms call it.
 */
export async function correctBatch(
  tx: Tx,
  ctx: Auditable,
  correction: Correction,
): Promise<CorrectionFault | Corrected> {
  const { batch, counted, atOpening, confirmedQuantity, despiteHolds, reason, note, origin } = correction
  await lockStockOfTyres(tx, [batch.tyreId])
  const batches = await batchesOf(tx, batch.tyreId)
  const quantity = batches.find((one) => isSame(one, batch))?.quantity ?? 0
  const difference = counted - atOpening
  const expected = quantity + difference
  if (expected < 0) return { fault: 'below-zero' }
  if (difference > 0 && expected > numberLimits.countedQuantity.most) return { fault: 'too-many' }
  if (quantity !== atOpening && quantity !== confirmedQuantity) {
    const sold = await soldSince(tx, batch, correction.openedAt)
    return { fault: 'moved', quantity, sold, expected }
  }
  if (difference === 0) return { fault: null, change: null }
  const isFewer = batch.asNew && difference < 0 && !despiteHolds
  const held = isFewer && (await whyNotFewer(tx, { id: batch.tyreId, difference, now: ctx.now }))
  if (held) return { fault: 'held', ...held }
  await moveStock(tx, ctx, [{ ...batch, difference, reason, note }])
  const week = productionWeekText(batch)
  const change: RecordChange = {
    action: 'stock-corrected',
    record: { kind: 'stock', id: batch.tyreId },
    before: { [week]: quantity },
    after: { [week]: expected },
    reason: note ? `${reason}: ${note}`.slice(0, 500) : reason,
    origin,
  }
  return { fault: null, change }
}

interface Fewer {
  readonly id: number
  readonly difference: number
  readonly now: Date
}

/** Returns what payments hold of an article if a difference leaves fewer tyres to sell as new than that, or null. */
export async function whyNotFewer(sql: Sql, { id, difference, now }: Fewer): Promise<HeldStock | null> {
  const batches = await batchesOf(sql, id)
  const asNew = batches.reduce((sum, one) => sum + (one.asNew ? one.quantity : 0), 0)
  const held = await heldOf(sql, id, now)
  return asNew + difference < held.held ? held : null
}

function isSame(one: Omit<BatchKey, 'tyreId'>, { year, week, asNew }: BatchKey): boolean {
  return one.year === year && one.week === week && one.asNew === asNew
}
