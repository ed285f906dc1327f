import { readOffers } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { attemptPart } from '../platform/database/attempt.ts'
import type { Tx } from '../platform/database/sql.ts'
import { Refused, refuse } from '../platform/refuse.ts'
import type { CartOwner } from './cart-owner.ts'
import { readOpenCart } from './store.ts'

/**
 * Changes the open carts of these owners in a transaction. If that fails because an article cannot be read any more, the article is noted as
 * one that is left out: an article that was to be put into the cart is refused like one that is gone, and any other
 * change is made once more without it. A failed statement ends a transaction, so the articles are read after it.
 */
export async function inReadableCart<Result>(
  ctx: Context,
  { owners, put }: { readonly owners: readonly CartOwner[]; readonly put: readonly number[] },
  change: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  const changed = await attemptPart(() => ctx.transaction(change))
  if ('value' in changed) return changed.value
  if (changed.error instanceof Refused) throw changed.error
  const carts = await Promise.all(owners.map((owner) => readOpenCart(ctx.sql, owner)))
  const ids = [
    ...new Set([...put, ...carts.flatMap((cart) => cart?.lines ?? []).map(({ tyreId }) => tyreId)]),
  ]
  const offers = await readOffers(ctx, ctx.sql, ids)
  if (put.some((id) => !offers.has(id))) refuse('not-found')
  if (ids.every((id) => offers.has(id))) throw changed.error
  return ctx.transaction(change)
}
