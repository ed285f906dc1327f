import type { Answer, Input } from '@pito/contracts/endpoint'
import type { savePrices } from '@pito/contracts/staff-prices'
import { objectionSentences, priceSentences } from '@pito/contracts/values/price-sentences'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { ok } from '../../platform/http/calls.ts'
import { refuse } from '../../platform/refuse.ts'
import type { PriceOutcome } from './change-prices.ts'
import { changePrices } from './change-prices.ts'
import { formerPrices, lockPrices } from './price-store.ts'

/** Saves the prices of a grid, a form or a bulk change. A guarded price without tick and reason refuses all of them. */
export function saveChangedPrices(
  ctx: Context,
  { origin, rows }: Input<typeof savePrices>,
): Promise<Answer<typeof savePrices>> {
  return ctx.transaction(async (tx) => {
    if (origin === 'undo') await refuseOtherPrices(ctx, tx, rows)
    const changes = rows.map(({ id, before_cents, price_cents, confirmed, reason }) => ({
      id,
      beforeCents: before_cents,
      priceCents: price_cents,
      confirmed,
      reason,
    }))
    const outcome = await changePrices(tx, ctx, changes, { origin })
    if (outcome.guarded.length > 0) refuse('price-guarded', { errors: errorsOf(ctx, outcome) })
    return ok({
      saved: [...outcome.saved],
      unchanged: [...outcome.unchanged],
      skipped: outcome.skipped.map(({ id, currentCents, by, at }) => ({
        id,
        current_cents: currentCents,
        by,
        at: at?.toISOString() ?? null,
      })),
      missing: [...outcome.missing],
    })
  })
}

/** An undo returns to the former price and to no other one, so that the history does not call another change an undo. */
async function refuseOtherPrices(
  { locale, now }: Context,
  tx: Tx,
  rows: Input<typeof savePrices>['rows'],
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await lockPrices(tx, ids, now)
  const former = await formerPrices(tx, ids)
  if (rows.some(({ id, price_cents }) => former.get(id) !== price_cents))
    refuse('not-valid', { errors: { rows: [priceSentences.notFormer[locale]] } })
}

/** Returns the objections of the guard by the id of the article. */
function errorsOf({ locale }: Pick<Context, 'locale'>, { guarded }: Pick<PriceOutcome, 'guarded'>) {
  return Object.fromEntries(
    guarded.map(({ id, objections }) => [
      String(id),
      objections.map((objection) => objectionSentences[objection][locale]),
    ]),
  )
}
