import type { Tx } from '../platform/database/sql.ts'
import { deleteHoldOf, lockPoints, pointsHeldFor } from './store.ts'

/** Gives up what is held for a cart, which the caller has locked: it is free for others at once. */
export async function releaseHold(tx: Tx, cartId: string): Promise<boolean> {
  const points = await pointsHeldFor(tx, [cartId])
  if (points.length === 0) return false
  await lockPoints(tx, points)
  return (await deleteHoldOf(tx, cartId)).length > 0
}
