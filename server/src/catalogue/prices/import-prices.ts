import { importSentences as s } from '@pito/contracts/values/import-sentences'
import { objectionSentences, priceSentences } from '@pito/contracts/values/price-sentences'
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
import { articleIdsByEan, lastChanges } from '../articles/import-store.ts'
import { differingFields } from '../articles/rules/differing-fields.ts'
import type { PriceOutcome } from './change-prices.ts'
import { changePrices } from './change-prices.ts'
import type { PricedRow } from './price-store.ts'
import { lastPriceChanges, lockPrices, readPrices } from './price-store.ts'
import { changePurchasePrices } from './purchase-prices.ts'

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
  const { price_cents: cents = stored.priceCents, purchase_cents: purchase = stored.purchaseCents } = fields
  const current = { price_cents: stored.priceCents, purchase_cents: stored.purchaseCents }
  const differing = differingFields(current, { price_cents: cents, purchase_cents: purchase })
  if (!differing) return { ...common, verdict: 'unchanged', before: null, after: null, faults: [] }
  const facts = { ...stored, purchaseCents: purchase as number | null }
  const objections = cents === null ? null : whyNotPrice(facts, Number(cents))
  return {
    ...common,
    verdict: objections ? 'guarded' : 'changed',
    ...differing,
    faults: (objections ?? []).map((objection) => ({
      field: 'price_cents',
      value: null,
      reason: objectionSentences[objection],
    })),
  }
}

/**
 * Carries out a batch of an import of prices. A row changes both the price and the purchase price, or none of them: the
 * row is skipped if one of them has changed since the dry run.
 */
export async function applyPrices(
  tx: Tx,
  ctx: Auditable,
  rows: readonly RowToApply[],
  runId: string,
): Promise<RowOutcome[]> {
  const ids = rows.flatMap(({ recordId }) => recordId ?? [])
  const stored = new Map((await lockPrices(tx, ids, ctx.now)).map((row) => [row.id, row]))
  const source = { origin: 'import', runId } as const
  const stale = await staleNotes(tx, rows, stored)
  const fresh = rows.flatMap(({ recordId, ...row }) =>
    recordId === null || stale.has(recordId) ? [] : [{ id: recordId, ...row }],
  )
  const priced = fresh.filter(({ after }) => after.price_cents !== undefined)
  const outcome = await changePrices(tx, ctx, priced.map(changeOf), source)
  const notes = new Map([...stale, ...(await notesOf(tx, outcome))])
  const purchases = fresh.filter(({ id, after }) => after.purchase_cents !== undefined && !notes.has(id))
  const prices = purchases.map(({ id, after }) => [id, after.purchase_cents as number | null] as const)
  await changePurchasePrices(tx, ctx, new Map(prices), source)
  return rows.map(({ number, recordId }) => {
    const note = notes.get(recordId ?? 0)
    return note ? { number, outcome: 'skipped', note } : { number, outcome: 'done', recordId: recordId ?? 0 }
  })
}

function changeOf({
  id,
  before,
  after,
  reason,
}: Omit<RowToApply, 'number' | 'recordId'> & { readonly id: number }) {
  const { price_cents: cents, purchase_cents: purchase } = after
  return {
    id,
    beforeCents: (before?.price_cents ?? null) as number | null,
    priceCents: cents as number,
    ...(purchase !== undefined && { purchaseCents: purchase as number | null }),
    confirmed: reason !== null,
    reason,
  }
}

/** Returns the notes of the rows whose article has been deleted, or has another purchase price than in the dry run. */
async function staleNotes(
  tx: Tx,
  rows: readonly RowToApply[],
  stored: ReadonlyMap<number, PricedRow>,
): Promise<Map<number, RowNote>> {
  const changed = rows.flatMap(({ recordId, before, after }) => {
    if (recordId === null || after.purchase_cents === undefined) return []
    const article = stored.get(recordId)
    return article && article.purchaseCents !== (before?.purchase_cents ?? null) ? [recordId] : []
  })
  const last = changed.length > 0 ? await lastChanges(tx, 'article', changed) : new Map()
  return new Map<number, RowNote>([
    ...changed.map((id) => [id, last.get(id) ?? { by: null, at: null }] as const),
    ...rows.flatMap(({ recordId }) =>
      recordId === null || stored.has(recordId) ? [] : [[recordId, { sentence: s.articleGone }] as const],
    ),
  ])
}

/** A row whose price somebody else has set to the same value meanwhile has changed nothing, so it is skipped as well. */
async function notesOf(
  tx: Tx,
  { unchanged, skipped, guarded, overLimit }: PriceOutcome,
): Promise<Map<number, RowNote>> {
  const same = unchanged.length > 0 ? await lastPriceChanges(tx, unchanged) : []
  return new Map<number, RowNote>([
    ...[...same, ...skipped].map(({ id, by, at }) => [id, { by, at: at?.toISOString() ?? null }] as const),
    ...guarded.map(
      ({ id, objections }) =>
        [id, { sentence: objectionSentences[objections[0] ?? 'large-change'] }] as const,
    ),
    ...overLimit.map((id) => [id, { sentence: priceSentences.guardLimit }] as const),
  ])
}
