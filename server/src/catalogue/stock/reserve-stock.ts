import type { Tx } from '../../platform/database/sql.ts'
import { shortTyre } from './short-tyre.ts'
import { deleteExpired, insertReserved, lockBatches, readReserved } from './stock-store.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'
import { idsOf } from './tyres-to-reserve.ts'

interface ToReserve {
  /** The id of the order, which already has a reservation without tyres. */
  readonly orderId: string
  readonly tyres: readonly TyresToReserve[]
}

/**
 * Reserves the tyres of an order while it is being paid. Returns null if all tyres were reserved. Otherwise it
 * reserves nothing and returns the first tyre whose stock is too low. Four statements serve any number of tyres.
 */
export async function reserveStock(tx: Tx, { orderId, tyres }: ToReserve, now: Date): Promise<number | null> {
  const ids = idsOf(tyres)
  const batches = await lockBatches(tx, ids)
  await deleteExpired(tx, ids, now)
  const short = shortTyre(tyres, batches, await readReserved(tx, orderId, ids))
  if (short === null) await insertReserved(tx, orderId, tyres)
  return short
}
