import type { Tx } from '../platform/database/sql.ts'
import { extendHold, lockPoints, pointsHeldFor, readHolds } from './store.ts'

/**
 * While a payment is under way the time stays held beyond the hour that choosing has. False when the cart holds none
 * any longer; appointments by phone do not run out.
 */
export async function holdForPayment(tx: Tx, cartId: string, until: Date, now: Date): Promise<boolean> {
  await lockPoints(tx, await pointsHeldFor(tx, [cartId]))
  const [hold] = await readHolds(tx, [cartId], now)
  if (hold) await extendHold(tx, cartId, until, now)
  return hold !== undefined
}
