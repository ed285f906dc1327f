import type { Tx } from '../platform/database/sql.ts'
import type { Holder } from './store.ts'
import { deleteHoldOf, lockPoints, moveHold, pointsHeldFor, readHolds } from './store.ts'

interface Carts {
  readonly from: string
  readonly to: string
  /** Whose cart `to` is. */
  readonly holder: Holder
}

/** Two carts become one, both locked by the caller: the newer hold is that of both, the other is free for others. */
export async function mergeHolds(tx: Tx, { from, to, holder }: Carts, now: Date): Promise<void> {
  const points = await pointsHeldFor(tx, [from, to])
  if (points.length === 0) return
  await lockPoints(tx, points)
  const [newest] = await readHolds(tx, [from, to], now)
  if (newest?.cartId === to) {
    await deleteHoldOf(tx, from)
    return
  }
  await deleteHoldOf(tx, to)
  if (newest) await moveHold(tx, newest.id, to, holder)
  else await deleteHoldOf(tx, from)
}
