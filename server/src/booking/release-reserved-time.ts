import type { Tx } from '../platform/database/sql.ts'
import { rememberTime } from './former-time-store.ts'
import { heldUntil } from './rules/held-until.ts'
import * as store from './store.ts'

/** The current content of a cart, which may have changed since its order was placed. */
export interface ContentOfCart {
  readonly tyres: number
  readonly serviceIds: readonly number[]
}

/**
 * Releases the time of an order whose payment has failed. If the cart has not chosen another time since, the time
 * becomes a hold of the cart again, which ends at the latest one hour after the time was first held. Otherwise the time
 * becomes free for others.
 */
export async function releaseReservedTime(
  tx: Tx,
  orderId: string,
  now: Date,
  content?: ContentOfCart,
): Promise<void> {
  const points = await store.pointsReservedFor(tx, orderId)
  if (points.length === 0) return
  await store.lockPoints(tx, points)
  const reserved = await store.readReserved(tx, orderId)
  if (!reserved) return
  const until = reserved.heldUntil && heldUntil(reserved.heldSince, now)
  const isChosen = reserved.cartId !== null && !isOver(reserved.heldUntil, now) && !isOver(until, now)
  if (!isChosen) {
    if (reserved.cartId !== null) await rememberTime(tx, { cartId: reserved.cartId, reason: 'expired', now })
    return await store.deleteReserved(tx, orderId)
  }
  await store.returnToCart(tx, orderId, until)
  if (content) await store.changeHold(tx, reserved.id, content)
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now
}
