import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { numberLimits } from '@pito/contracts/values/number-limits'
import { judgeProductionWeek } from '@pito/contracts/values/production-week'
import type { CheckedRow, ReadRow, RowFault, RowFields } from '@pito/contracts/values/run-row'
import type { Sentence } from '@pito/contracts/values/sentences'
import { stockSentences } from '@pito/contracts/values/stock-sentences'
import type { Sql } from '../../platform/database/sql.ts'
import { articleIdsByEan } from '../articles/import-store.ts'
import type { EarlierRows } from '../earlier-rows.ts'
import { oldWeekQuestions, weekFaultSentences } from '../inventory/week-fault-sentences.ts'
import { lineOf } from './apply-goods.ts'
import { roomInBatches } from './book-goods.ts'
import { lineKey, receivedLines } from './received-lines.ts'

const longestSupplier = 100
const longestDeliveryNote = 60

/**
 * Checks the rows of delivered goods and changes nothing. Tyres that are more than three years old are guarded until
 * somebody ticks them. A row that has already been received is rejected, so that a file that is imported twice is
 * booked once. A row that lifts a production week above the quantity that a count can enter is rejected too.
 */
export async function checkGoods(
  sql: Sql,
  rows: readonly ReadRow[],
  now: Date,
  { goods }: EarlierRows,
): Promise<CheckedRow[]> {
  const ids = await articleIdsByEan(
    sql,
    rows.map(({ fields }) => String(fields.ean)),
  )
  const received = await receivedLines(
    sql,
    rows.map(({ fields }) => String(fields.delivery_note)),
  )
  const fits = await roomInBatches(sql, [...ids.values()], goods)
  return rows.map((row) =>
    checkRow(row, { id: ids.get(String(row.fields.ean)) ?? null, received, fits, now }),
  )
}

interface Known {
  readonly id: number | null
  readonly received: ReadonlySet<string>
  readonly fits: Awaited<ReturnType<typeof roomInBatches>>
  readonly now: Date
}

function checkRow(
  { number, fields: { ean, ...fields } }: ReadRow,
  { id, received, fits, now }: Known,
): CheckedRow {
  const goods: RowFields = { ...fields, delivered_on: fields.delivered_on ?? helsinkiDate(now) }
  const common = { number, label: String(ean), recordId: id }
  const verdict = judgeProductionWeek(String(goods.week ?? ''), helsinkiDate(now))
  const faults = faultsOf(goods, helsinkiDate(now), weekFaultSentences[verdict])
  if (id === null) faults.unshift({ field: 'ean', value: common.label, reason: s.articleUnknown })
  else if (faults.length === 0 && received.has(lineKey(id, goods)))
    faults.push({ field: 'delivery_note', value: String(goods.delivery_note), reason: s.alreadyReceived })
  else if (faults.length === 0 && !fits(lineOf({ recordId: id, after: goods }, now)))
    faults.push({
      field: 'quantity',
      value: String(goods.quantity),
      reason: numberLimits.countedQuantity.sentence,
    })
  if (faults.length > 0) return { ...common, verdict: 'rejected', before: null, after: null, faults }
  const old = oldWeekQuestions[verdict]
  if (!old) return { ...common, verdict: 'new', before: null, after: goods, faults: [] }
  const guard = { field: 'week', value: String(goods.week), reason: old }
  return { ...common, verdict: 'guarded', before: null, after: goods, faults: [guard] }
}

function faultsOf(goods: RowFields, today: string, weekFault: Sentence | null): RowFault[] {
  const { quantity, purchase_cents: purchase, supplier, delivery_note: note } = goods
  const reasons: Readonly<Record<string, Sentence | null>> = {
    week: weekFault,
    quantity: typeof quantity === 'number' ? null : stockSentences.quantityMissing,
    purchase_cents: typeof purchase === 'number' ? null : stockSentences.priceMissing,
    supplier: textFault(supplier, longestSupplier, stockSentences.supplierMissing),
    delivered_on: String(goods.delivered_on) > today ? stockSentences.dateInFuture : null,
    delivery_note: textFault(note, longestDeliveryNote, stockSentences.deliveryNoteMissing),
  }
  return Object.entries(reasons).flatMap(([field, reason]) =>
    reason ? [{ field, value: goods[field] === undefined ? null : String(goods[field]), reason }] : [],
  )
}

function textFault(text: unknown, longest: number, missing: Sentence): Sentence | null {
  if (typeof text !== 'string' || text === '') return missing
  return text.length > longest ? s.tooLong : null
}
