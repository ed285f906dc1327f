import type { Tx } from '../platform/database/sql.ts'
import { heldUntil } from './rules/held-until.ts'
import { extendHold, lockPoints, pointsHeldFor, readHolds } from './store.ts'

/**
 * For checkout, at each step: another quarter of an hour, and an hour in all. Says until when the time is held; null
 * when it is not any longer.
 */
export async function renewHold(tx: Tx, cartId: string, now: Date): Promise<Date | null> {
  const points = await pointsHeldFor(tx, [cartId])
  if (points.length === 0) return null
  await lockPoints(tx, points)
  const [hold] = await readHolds(tx, [cartId], now)
  return hold ? await extendHold(tx, cartId, heldUntil(hold.heldSince, now), now) : null
}
