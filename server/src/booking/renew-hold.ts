import type { Tx } from '../platform/database/sql.ts'
import { heldUntil } from './rules/held-until.ts'
import { extendHold, lockPoints, pointsHeldFor, readHolds } from './store.ts'

/**
 * Call this at each step of checkout. It extends the hold by another quarter of an hour, up to an hour in all. Returns
 * the new end of the hold, or null if the cart holds no time any longer.
 */
export async function renewHold(tx: Tx, cartId: string, now: Date): Promise<Date | null> {
  const points = await pointsHeldFor(tx, [cartId])
  if (points.length === 0) return null
  await lockPoints(tx, points)
  const [hold] = await readHolds(tx, [cartId], now)
  return hold ? await extendHold(tx, cartId, heldUntil(hold.heldSince, now), now) : null
}
