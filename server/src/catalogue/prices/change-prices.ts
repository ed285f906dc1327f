import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { PriceObjection } from '@pito/contracts/values/why-not-price'
import { priceGuard, whyNotPrice } from '@pito/contracts/values/why-not-price'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import type { PricedRow } from './price-store.ts'
import { countGuarded, lastPriceChanges, lockPrices, updatePrices } from './price-store.ts'

interface PriceChange {
  readonly id: number
  /** The price that the change is based on. Null: the article had none. */
  readonly beforeCents: number | null
  readonly priceCents: number
  /** The purchase price that is stored together with the price, so that the guard compares with it. */
  readonly purchaseCents?: number | null
  /** Whether somebody has ticked the row although the price guard stops it. */
  readonly confirmed: boolean
  readonly reason: string | null
}

interface SkippedPrice {
  readonly id: number
  readonly currentCents: number | null
  readonly by: string | null
  readonly at: Date | null
}

interface GuardedPrice {
  readonly id: number
  readonly objections: readonly PriceObjection[]
}

export interface PriceOutcome {
  readonly saved: readonly number[]
  /** The articles that already have the new price, for example because the same call was sent twice. */
  readonly unchanged: readonly number[]
  /** The articles whose price somebody else has changed meanwhile. They are not overwritten. */
  readonly skipped: readonly SkippedPrice[]
  /** The articles whose new price is stopped by the guard and lacks the tick or the reason. They are not changed. */
  readonly guarded: readonly GuardedPrice[]
  /** The articles of a run whose guarded price would exceed the limit of its author. They are not changed. */
  readonly overLimit: readonly number[]
  /** Ids that belong to no article. */
  readonly missing: readonly number[]
}

interface Source {
  readonly origin: ChangeOrigin
  readonly runId?: string | null
}

interface JudgedChange extends PriceChange {
  readonly before: PricedRow
  readonly objections: readonly PriceObjection[] | null
}

/**
 * Changes prices. Every way to change a price ends here: form, grid, bulk action, import, plan and undo. Each article
 * may occur once in `changes`. Saving more guarded prices a day than `priceGuard` allows needs the right
 * `override-price-guard`: without it a run leaves out the prices beyond the limit, and any other save is refused.
 */
export async function changePrices(
  tx: Tx,
  ctx: Auditable,
  changes: readonly PriceChange[],
  source: Source,
): Promise<PriceOutcome> {
  const ids = changes.map(({ id }) => id)
  if (new Set(ids).size < ids.length) throw new Error('An article occurs twice among the changes of prices.')
  const stored = new Map((await lockPrices(tx, ids, ctx.now)).map((row) => [row.id, row]))
  const found = changes.flatMap((change) => judge(change, stored.get(change.id)))
  const isUnchanged = ({ before, priceCents }: JudgedChange) => before.priceCents === priceCents
  const isStale = ({ before, beforeCents }: JudgedChange) => before.priceCents !== beforeCents
  const fresh = found.filter((change) => !isUnchanged(change) && !isStale(change))
  const isStopped = ({ objections, confirmed, reason }: JudgedChange) =>
    objections !== null && !(confirmed && reason)
  const confirmed = fresh.filter((change) => !isStopped(change))
  const confirmedGuarded = confirmed.filter(({ objections }) => objections)
  const allowed = await guardedAllowance(tx, ctx, confirmedGuarded.length)
  const overLimit = confirmedGuarded.slice(allowed)
  if (overLimit.length > 0 && !source.runId) refuse('too-many-guarded-prices')
  const saved = confirmed.filter((change) => !overLimit.includes(change))
  await save(tx, ctx, saved, source)
  if (allowed > 0 && ctx.caller.kind === 'staff')
    await countGuarded(tx, ctx.caller.staffId, { day: helsinkiDate(ctx.now), prices: allowed })
  return {
    saved: saved.map(({ id }) => id),
    unchanged: found.filter(isUnchanged).map(({ id }) => id),
    skipped: await skippedOf(
      tx,
      found.filter((change) => isStale(change) && !isUnchanged(change)),
    ),
    guarded: fresh.filter(isStopped).map(({ id, objections }) => ({ id, objections: objections ?? [] })),
    overLimit: overLimit.map(({ id }) => id),
    missing: ids.filter((id) => !stored.has(id)),
  }
}

function judge(change: PriceChange, before: PricedRow | undefined): JudgedChange[] {
  if (!before) return []
  const { priceCents, purchaseCents = before.purchaseCents } = change
  return [{ ...change, before, objections: whyNotPrice({ ...before, purchaseCents }, priceCents) }]
}

/**
 * Returns how many of so many guarded prices the caller may save today. What is counted for a member of staff stays
 * locked until the transaction ends.
 */
export async function guardedAllowance(tx: Tx, { caller, now }: Auditable, wanted: number): Promise<number> {
  if (wanted === 0) return 0
  if (caller.kind !== 'staff') return Math.min(wanted, priceGuard.mostGuardedADay)
  const saved = await countGuarded(tx, caller.staffId, { day: helsinkiDate(now), prices: 0 })
  const left = Math.max(0, priceGuard.mostGuardedADay - saved)
  return wanted <= left || (await callerHasRight(tx, caller, 'override-price-guard')) ? wanted : left
}

async function save(
  tx: Tx,
  ctx: Auditable,
  changes: readonly JudgedChange[],
  { origin, runId = null }: Source,
): Promise<void> {
  const author = ctx.caller.kind === 'staff' ? ctx.caller.staffId : null
  const byNote = Map.groupBy(changes, ({ reason, objections }) =>
    JSON.stringify([reason || null, objections !== null]),
  )
  for (const [note, group] of byNote) {
    const [reason, guarded] = JSON.parse(note) as [string | null, boolean]
    const prices = group.map(({ id, priceCents }) => ({ id, cents: priceCents }))
    await updatePrices(tx, prices, { author, origin, runId, reason, guarded })
  }
  await recordChanges(
    tx,
    ctx,
    changes.map(({ id, before, priceCents, reason }) => ({
      action: 'price-changed',
      record: { kind: 'article', id },
      before: { price_cents: before.priceCents },
      after: { price_cents: priceCents },
      reason,
      origin,
      runId,
    })),
  )
}

async function skippedOf(tx: Tx, changes: readonly JudgedChange[]): Promise<SkippedPrice[]> {
  if (changes.length === 0) return []
  const last = new Map(
    (
      await lastPriceChanges(
        tx,
        changes.map(({ id }) => id),
      )
    ).map((change) => [change.id, change]),
  )
  return changes.map(({ id, before }) => ({
    id,
    currentCents: before.priceCents,
    by: last.get(id)?.by ?? null,
    at: last.get(id)?.at ?? null,
  }))
}
