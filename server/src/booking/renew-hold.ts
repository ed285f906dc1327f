import type { Tx } from '../platform/database/sql.ts'
import { heldUntil } from './rules/held-until.ts'
import { extendHold, lockPoints, pointsHeldFor, readHolds } from './store.ts'

/**
 * For checkout, at each step: another quarter of an hour, and an hour in all. Says until when the time is held; null
 * when it is not any longer.
 */
export async function renewHold(tx: Tx, cartId: string, now: Date): Promise<Date | null> {
  await lockPoints(tx, await pointsHeldFor(tx, [cartId]))
  const [hold] = await readHolds(tx, [cartId], now)
  return hold ? await extendHold(tx, cartId, heldUntil(hold.heldSince, now), now) : null
}
