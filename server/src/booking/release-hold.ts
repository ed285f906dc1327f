import type { Tx } from '../platform/database/sql.ts'
import { rememberTime } from './former-time-store.ts'
import * as store from './store.ts'

/**
 * Releases the time that a cart has chosen. The time becomes free for others at once unless a payment has reserved it.
 * Returns false if the cart has chosen no time. The caller has locked the cart.
 */
export async function releaseHold(tx: Tx, cartId: string): Promise<boolean> {
  const points = await store.pointsHeldFor(tx, [cartId])
  if (points.length === 0) return false
  await store.lockPoints(tx, points)
  return (await store.detachFromCart(tx, cartId)).length > 0
}

/** Releases the time because the customer has decided to, and remembers it, so that the decision can be undone. */
export async function giveUpTime(tx: Tx, cartId: string, now: Date): Promise<boolean> {
  await rememberTime(tx, { cartId, reason: 'given-up', now })
  return releaseHold(tx, cartId)
}

/** Releases a time that cannot serve the changed cart, and remembers it, so that the customer reads which time it was. */
export async function releaseUnserved(tx: Tx, cartId: string, now: Date): Promise<void> {
  await rememberTime(tx, { cartId, reason: 'not-served', now })
  await releaseHold(tx, cartId)
}

/** Sets the number of tyres on the hold of a cart whose content has changed. */
export async function resizeHold(tx: Tx, cartId: string, tyres: number): Promise<void> {
  await store.lockPoints(tx, await store.pointsHeldFor(tx, [cartId]))
  await store.updateTyresOfHold(tx, cartId, tyres)
}
