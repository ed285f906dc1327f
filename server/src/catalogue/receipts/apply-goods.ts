import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { numberLimits } from '@pito/contracts/values/number-limits'
import { judgeProductionWeek, parseProductionWeek } from '@pito/contracts/values/production-week'
import type { RowOutcome, RowToApply } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChange } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { articlesById } from '../articles/article-store.ts'
import { lockStockOfTyres } from '../inventory/move-stock.ts'
import { oldWeekQuestions, weekFaultSentences } from '../inventory/week-fault-sentences.ts'
import { bookGoods, roomInBatches } from './book-goods.ts'
import { closeReceipt, insertLines, insertReceipt } from './receipt-store.ts'
import { lineKey, receivedLines } from './received-lines.ts'

/**
 * Books a batch of an import of delivered goods. The rows of each delivery note become a goods receipt. Weeks are judged
 * again, and a row that another import has received since the dry run is skipped.
 */
export async function applyGoods(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  const ids = rows.map(({ recordId }) => recordId ?? 0)
  await lockStockOfTyres(tx, ids)
  const articles = await articlesById(tx, ids)
  const notes = rows.map(({ after }) => String(after.delivery_note))
  const received = await receivedLines(tx, notes)
  const fits = await roomInBatches(tx, ids)
  const whyNot = (row: RowToApply): Sentence | null => {
    if (!articles.has(row.recordId ?? 0)) return s.articleGone
    if (received.has(lineKey(row.recordId ?? 0, row.after))) return s.alreadyReceived
    const fault = weekFault(row, ctx.now)
    return fault ?? (fits(lineOf(row, ctx.now)) ? null : numberLimits.countedQuantity.sentence)
  }
  const reasons = new Map(rows.map((row) => [row, whyNot(row)]))
  const deliveries = Map.groupBy(
    rows.filter((row) => !reasons.get(row)),
    ({ after }) => JSON.stringify([after.supplier, after.delivery_note, after.delivered_on]),
  )
  for (const delivery of deliveries.values()) await bookDelivery(tx, ctx, { rows: delivery, runId })
  return rows.map((row) => {
    const sentence = reasons.get(row)
    return sentence
      ? { number: row.number, outcome: 'skipped', note: { sentence } }
      : { number: row.number, outcome: 'done', recordId: row.recordId ?? 0 }
  })
}

function weekFault({ after, reason }: RowToApply, now: Date): Sentence | null {
  const verdict = judgeProductionWeek(String(after.week), helsinkiDate(now))
  return weekFaultSentences[verdict] ?? (reason === null ? oldWeekQuestions[verdict] : null)
}

interface Delivery {
  readonly rows: readonly RowToApply[]
  readonly runId: string
}

async function bookDelivery(tx: Tx, ctx: Auditable, { rows, runId }: Delivery): Promise<void> {
  const [first] = rows
  if (!first) return
  const { supplier, delivery_note, delivered_on } = first.after
  const fields = {
    supplier: String(supplier),
    delivery_note: String(delivery_note),
    delivered_on: String(delivered_on),
  }
  const lines = rows.map((row) => lineOf(row, ctx.now))
  const id = await insertReceipt(tx, fields, ctx.now)
  await insertLines(tx, id, lines)
  await bookGoods(tx, ctx, lines, { receiptId: id, origin: 'import', runId })
  const staffId = ctx.caller.kind === 'staff' ? ctx.caller.staffId : null
  await closeReceipt(tx, id, { staffId, now: ctx.now })
  const reasons = new Set(rows.flatMap(({ reason }) => reason ?? []))
  await recordChange(tx, ctx, {
    action: 'goods-received',
    record: { kind: 'goods-receipt', id },
    before: null,
    after: { ...fields, state: 'received', tyres: lines.reduce((sum, { quantity }) => sum + quantity, 0) },
    reason: [...reasons].join(' ').slice(0, 500),
    origin: 'import',
    runId,
  })
}

/** Returns the line of a goods receipt that a row adds. */
export function lineOf({ recordId, after }: Pick<RowToApply, 'recordId' | 'after'>, now: Date) {
  const week = parseProductionWeek(String(after.week))
  if (!week) throw new Error(`${after.week} is no production week.`)
  return {
    tyreId: recordId ?? 0,
    ...week,
    asNew: judgeProductionWeek(String(after.week), helsinkiDate(now)) !== 'not-as-new',
    quantity: Number(after.quantity),
    purchaseCents: Number(after.purchase_cents),
  }
}
