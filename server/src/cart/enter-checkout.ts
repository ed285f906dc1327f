import { checkoutRetrySeconds } from '@pito/contracts/values/checkout-retry'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import { WorkQueue } from '../platform/work-queue.ts'
import type { CartOwner } from './cart-owner.ts'
import { countAhead, enter, lockPlaces, queueUp, refreshPlace } from './place-store.ts'

/** At most one connection of a process waits for the lock, so that a rush leaves the others to those who are inside. */
const entrance = new WorkQueue(1)

/**
 * Lets the owner's cart into the checkout, or refuses it while as many buyers as the setting allows are there. Buyers
 * come in in the order in which they came, and whoever is in stays in until the order is paid. The places are counted in
 * the database, so that several servers count together.
 */
export async function enterCheckout(ctx: Context, owner: CartOwner): Promise<void> {
  const { sql, now } = ctx
  const most = ctx.platform.config.checkoutLimit
  if (most === 0 || (await refreshPlace(sql, owner, now))) return
  // The refusal comes after the transaction, which has to store that the buyer waits.
  const isIn = await entrance.run(() => ctx.transaction((tx) => takePlace(tx, owner, { most, now })))
  if (!isIn) refuse('checkout-full', { retryAfterSeconds: checkoutRetrySeconds })
}

/** Returns false if the buyer has to wait. */
async function takePlace(
  tx: Tx,
  owner: CartOwner,
  { most, now }: { readonly most: number; readonly now: Date },
): Promise<boolean> {
  await lockPlaces(tx)
  const cartId = await queueUp(tx, owner, now)
  if (cartId === undefined) return true
  if ((await countAhead(tx, cartId, now)) >= most) return false
  await enter(tx, cartId, now)
  return true
}
