import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { numberLimits } from '@pito/contracts/values/number-limits'
import {
  judgeProductionWeek,
  parseProductionWeek,
  productionWeekText,
} from '@pito/contracts/values/production-week'
import type {
  CheckedRow,
  ReadRow,
  RowFault,
  RowNote,
  RowOutcome,
  RowToApply,
} from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { RecordChange } from '../../platform/audit/record-change.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { articleIdsByEan } from '../articles/import-store.ts'
import type { EarlierRows } from '../earlier-rows.ts'
import type { CorrectionFault } from './correct-batch.ts'
import { correctBatch, whyNotFewer } from './correct-batch.ts'
import { batchesOf, lastChangeOf } from './inventory-store.ts'
import type { BatchKey } from './move-stock.ts'
import { lockStockOfTyres } from './move-stock.ts'
import { oldWeekQuestion, weekFaultSentences } from './week-fault-sentences.ts'

/**
 * Compares counted quantities with the stock and changes nothing. A row is one production week of an article, and its
 * field that changes has the name of the week.
 */
export async function checkCounts(
  sql: Sql,
  rows: readonly ReadRow[],
  now: Date,
  { counts }: EarlierRows,
): Promise<CheckedRow[]> {
  const ids = await articleIdsByEan(
    sql,
    rows.map(({ fields }) => String(fields.ean)),
  )
  const checked: CheckedRow[] = []
  for (const row of rows)
    checked.push(await checkCount(sql, row, { id: ids.get(String(row.fields.ean)), now, counts }))
  return checked
}

interface CountedArticle {
  readonly id: number | undefined
  readonly now: Date
  readonly counts: EarlierRows['counts']
}

async function checkCount(
  sql: Sql,
  { number, fields }: ReadRow,
  { id, now, counts }: CountedArticle,
): Promise<CheckedRow> {
  const label = String(fields.ean)
  const text = String(fields.week ?? '')
  const fault = countFault({ id, text, quantity: fields.quantity, now })
  const week = parseProductionWeek(text)
  const common = { number, label, recordId: id ?? null }
  if (fault || !week || id === undefined)
    return {
      ...common,
      ...{ verdict: 'rejected', before: null, after: null },
      faults: [fault ?? { field: 'week', value: text, reason: stockSentences.weekWrong }],
    }
  const { quantity, asNew } = await batchOf(sql, id, { text, now })
  if (quantity === fields.quantity)
    return { ...common, verdict: 'unchanged', before: null, after: null, faults: [] }
  const name = productionWeekText(week)
  const difference = Number(fields.quantity) - quantity
  const question = oldWeekQuestion(text, difference, now)
  if (asNew) {
    const total = (counts.get(id) ?? 0) + difference
    if (difference < 0 && (await whyNotFewer(sql, { id, difference: total, now })))
      return {
        ...common,
        ...{ verdict: 'rejected', before: null, after: null },
        faults: [{ field: 'quantity', value: String(fields.quantity), reason: s.paymentsHold }],
      }
    if (!question) counts.set(id, total)
  }
  return {
    ...common,
    verdict: question ? 'guarded' : 'changed',
    before: { [name]: quantity },
    after: { [name]: Number(fields.quantity) },
    faults: question ? [{ field: 'week', value: text, reason: question }] : [],
  }
}

interface Counted {
  readonly id: number | undefined
  readonly text: string
  readonly quantity: unknown
  readonly now: Date
}

function countFault({ id, text, quantity, now }: Counted): RowFault | null {
  if (id === undefined) return { field: 'ean', value: null, reason: s.articleUnknown }
  const week = weekFaultSentences[judgeProductionWeek(text, helsinkiDate(now))]
  if (week) return { field: 'week', value: text, reason: week }
  return typeof quantity === 'number'
    ? null
    : { field: 'quantity', value: null, reason: stockSentences.quantityMissing }
}

/**
 * Returns the batch that a count concerns. Tyres of a week that the shop does not have yet are sold as new if they are
 * young enough.
 */
async function batchOf(
  sql: Sql,
  tyreId: number,
  { text, now }: { readonly text: string; readonly now: Date },
) {
  const week = parseProductionWeek(text)
  if (!week) throw new Error(`${text} is no production week.`)
  const batches = (await batchesOf(sql, tyreId)).filter(
    (batch) => batch.year === week.year && batch.week === week.week,
  )
  const isYoung = judgeProductionWeek(text, helsinkiDate(now)) !== 'not-as-new'
  const stored = batches.find(({ asNew }) => asNew) ?? batches[0]
  return { tyreId, ...week, asNew: stored?.asNew ?? isYoung, quantity: stored?.quantity ?? 0 }
}

/** Carries out a batch of an import of counts. A row whose stock has changed since the dry run is skipped. */
export async function applyCounts(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  await lockStockOfTyres(
    tx,
    rows.flatMap(({ recordId }) => recordId ?? []),
  )
  const outcomes: RowOutcome[] = []
  const changes: RecordChange[] = []
  for (const { number, recordId, ...row } of rows) {
    const question = whyNotCount(row, ctx.now)
    if (question) {
      outcomes.push({ number, outcome: 'skipped', note: { sentence: question } })
      continue
    }
    const { batch, corrected } = await applyCount(tx, ctx, { recordId, ...row })
    if (corrected.fault)
      outcomes.push({ number, outcome: 'skipped', note: await noteOf(tx, batch, corrected) })
    else {
      outcomes.push({ number, outcome: 'done', recordId: recordId ?? 0 })
      if (corrected.change) changes.push({ ...corrected.change, runId })
    }
  }
  await recordChanges(tx, ctx, changes)
  return outcomes
}

/** A week can have become old since the dry run. */
function whyNotCount({ before, after, reason }: Omit<RowToApply, 'number' | 'recordId'>, now: Date) {
  const [week = ''] = Object.keys(after)
  return reason === null ? oldWeekQuestion(week, Number(after[week]) - Number(before?.[week]), now) : null
}

async function applyCount(
  tx: Tx,
  ctx: Auditable,
  { recordId, before, after, reason }: Omit<RowToApply, 'number'>,
) {
  const [text = ''] = Object.keys(after)
  const { quantity: _, ...batch } = await batchOf(tx, recordId ?? 0, { text, now: ctx.now })
  const corrected = await correctBatch(tx, ctx, {
    batch,
    counted: Number(after[text]),
    atOpening: Number(before?.[text]),
    openedAt: ctx.now,
    reason: 'counted',
    note: reason,
    confirmedQuantity: null,
    despiteHolds: false,
    origin: 'import',
  })
  return { batch, corrected }
}

/** Returns the reason for skipping a count, such as who has changed the stock since the dry run. */
async function noteOf(tx: Tx, batch: BatchKey, fault: CorrectionFault): Promise<RowNote> {
  if (fault.fault === 'held') return { sentence: s.paymentsHold }
  if (fault.fault === 'too-many') return { sentence: numberLimits.countedQuantity.sentence }
  const last = await lastChangeOf(tx, batch)
  if (last) return { by: last.by, at: last.at.toISOString() }
  if (fault.fault === 'below-zero') return { sentence: stockSentences.belowZero }
  return { sentence: movedSentence(fault.quantity) }
}

function movedSentence(quantity: number): Sentence {
  return {
    fi_FI: `Saldo on muuttunut esikatselun jälkeen. Nyt ${quantity}.`,
    en_GB: `The stock has changed since the dry run. Now ${quantity}.`,
  }
}
