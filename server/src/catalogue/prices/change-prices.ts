import type { ChangeOrigin } from '@pito/contracts/values/record-history'
import type { PriceObjection } from '@pito/contracts/values/why-not-price'
import { priceGuard, whyNotPrice } from '@pito/contracts/values/why-not-price'
import { callerHasRight } from '../../platform/audit/caller-has-right.ts'
import type { Auditable } from '../../platform/audit/record-audit.ts'
import { recordChanges } from '../../platform/audit/record-change.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import type { PricedRow } from './price-store.ts'
import { lastPriceChanges, lockPrices, updatePrices } from './price-store.ts'

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
 * may occur once in `changes`. Saving more guarded prices at once than `priceGuard` allows needs the right
 * `override-price-guard`.
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
  const saved = fresh.filter((change) => !isStopped(change))
  await refuseManyGuarded(tx, ctx, saved.filter(({ objections }) => objections).length)
  await save(tx, ctx, saved, source)
  return {
    saved: saved.map(({ id }) => id),
    unchanged: found.filter(isUnchanged).map(({ id }) => id),
    skipped: await skippedOf(
      tx,
      found.filter((change) => isStale(change) && !isUnchanged(change)),
    ),
    guarded: fresh.filter(isStopped).map(({ id, objections }) => ({ id, objections: objections ?? [] })),
    missing: ids.filter((id) => !stored.has(id)),
  }
}

function judge(change: PriceChange, before: PricedRow | undefined): JudgedChange[] {
  if (!before) return []
  const { priceCents, purchaseCents = before.purchaseCents } = change
  return [{ ...change, before, objections: whyNotPrice({ ...before, purchaseCents }, priceCents) }]
}

/** Refuses to save many guarded prices at once, unless the caller may override the guard. */
async function refuseManyGuarded(
  tx: Tx,
  { caller }: Pick<Auditable, 'caller'>,
  guarded: number,
): Promise<void> {
  if (guarded <= priceGuard.mostGuardedRows) return
  if (!(await callerHasRight(tx, caller, 'override-price-guard'))) refuse('too-many-guarded-prices')
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
