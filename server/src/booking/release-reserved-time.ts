import type { Tx } from '../platform/database/sql.ts'
import { heldUntil } from './rules/held-until.ts'
import * as store from './store.ts'

/** The present content of a cart that was changed after the order was placed. */
export interface ContentOfCart {
  readonly tyres: number
  readonly serviceIds: readonly number[]
}

/**
 * This is called when the payment of an order has failed: if the cart still has the time chosen, it becomes an ordinary
 * hold again for the rest of its hour. Otherwise it is free for others.
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
  if (!isChosen) return await store.deleteReserved(tx, orderId)
  await store.returnToCart(tx, orderId, until)
  if (content) await store.changeHold(tx, reserved.id, content)
}

function isOver(until: Date | null, now: Date): boolean {
  return until !== null && until <= now
}
