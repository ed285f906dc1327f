import type { Tx } from '../platform/database/sql.ts'
import { moveFormerTime, rememberTime } from './former-time-store.ts'
import type { Holder } from './store.ts'
import { detachFromCart, lockPoints, moveHold, pointsHeldFor, readHolds } from './store.ts'

interface Carts {
  readonly from: string
  readonly to: string
  /** The owner of the cart `to`. */
  readonly holder: Holder
}

/**
 * Merges the holds of two carts, both of which the caller has locked. The merged cart keeps the newer hold, and the
 * other time becomes free for others unless a payment has reserved it.
 */
export async function mergeHolds(tx: Tx, { from, to, holder }: Carts, now: Date): Promise<void> {
  await moveFormerTime(tx, from, to)
  const points = await pointsHeldFor(tx, [from, to])
  if (points.length === 0) return
  await lockPoints(tx, points)
  const [newest] = await readHolds(tx, [from, to], now)
  const lost = newest?.cartId === to ? from : to
  if (newest) await rememberTime(tx, { cartId: lost, reason: 'replaced', now, rememberedBy: to })
  if (newest?.cartId === to) {
    await detachFromCart(tx, from)
    return
  }
  await detachFromCart(tx, to)
  if (newest) await moveHold(tx, newest.id, to, holder)
  else await detachFromCart(tx, from)
}
