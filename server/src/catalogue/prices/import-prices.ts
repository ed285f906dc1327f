import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { objectionSentences } from '@pito/contracts/values/price-sentences'
import type {
  CheckedRow,
  ReadRow,
  RowFault,
  RowNote,
  RowOutcome,
  RowToApply,
} from '@pito/contracts/values/run-row'
import { whyNotPrice } from '@pito/contracts/values/why-not-price'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import type { Sql, Tx } from '../../platform/database/sql.ts'
import { articleIdsByEan } from '../articles/import-store.ts'
import type { PriceOutcome } from './change-prices.ts'
import { changePrices } from './change-prices.ts'
import type { PricedRow } from './price-store.ts'
import { readPrices } from './price-store.ts'

/** Compares rows of a file with the prices and changes nothing. */
export async function checkPrices(sql: Sql, rows: readonly ReadRow[], now: Date): Promise<CheckedRow[]> {
  const ids = await articleIdsByEan(
    sql,
    rows.map(({ fields }) => String(fields.ean)),
  )
  const stored = new Map((await readPrices(sql, [...ids.values()], now)).map((row) => [row.id, row]))
  return rows.map((row) => checkPrice(row, stored.get(ids.get(String(row.fields.ean)) ?? 0)))
}

function checkPrice({ number, fields }: ReadRow, stored: PricedRow | undefined): CheckedRow {
  const common = { number, label: String(fields.ean), recordId: stored?.id ?? null }
  const rejected = (fault: RowFault): CheckedRow => ({
    ...common,
    ...{ verdict: 'rejected', before: null, after: null, faults: [fault] },
  })
  if (!stored) return rejected({ field: 'ean', value: common.label, reason: s.articleUnknown })
  const { price_cents: cents } = fields
  if (cents === undefined) return { ...common, verdict: 'unchanged', before: null, after: null, faults: [] }
  if (typeof cents !== 'number') return rejected({ field: 'price_cents', value: null, reason: s.cannotClear })
  if (cents === stored.priceCents)
    return { ...common, verdict: 'unchanged', before: null, after: null, faults: [] }
  const objections = whyNotPrice(stored, cents)
  return {
    ...common,
    verdict: objections ? 'guarded' : 'changed',
    before: { price_cents: stored.priceCents },
    after: { price_cents: cents },
    faults: (objections ?? []).map((objection) => ({
      field: 'price_cents',
      value: null,
      reason: objectionSentences[objection],
    })),
  }
}

/** Carries out a batch of an import of prices. */
export async function applyPrices(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  const changes = rows.map(({ recordId, before, after, reason }) => ({
    id: recordId ?? 0,
    beforeCents: (before?.price_cents ?? null) as number | null,
    priceCents: after.price_cents as number,
    confirmed: reason !== null,
    reason,
  }))
  const outcome = await changePrices(tx, ctx, changes, { origin: 'import', runId })
  const notes = notesOf(outcome)
  return rows.map(({ number, recordId }) => {
    const note = notes.get(recordId ?? 0)
    return note ? { number, outcome: 'skipped', note } : { number, outcome: 'done', recordId: recordId ?? 0 }
  })
}

function notesOf({ skipped, guarded, missing }: PriceOutcome): Map<number, RowNote> {
  return new Map<number, RowNote>([
    ...skipped.map(({ id, by, at }) => [id, { by, at: at?.toISOString() ?? null }] as const),
    ...guarded.map(
      ({ id, objections }) =>
        [id, { sentence: objectionSentences[objections[0] ?? 'large-change'] }] as const,
    ),
    ...missing.map((id) => [id, { sentence: s.articleGone }] as const),
  ])
}
