import type { Tx } from '../../platform/database/sql.ts'
import { shortTyre } from './short-tyre.ts'
import { deleteExpired, insertReserved, lockBatches, readReserved } from './stock-store.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'
import { idsOf } from './tyres-to-reserve.ts'

interface ToReserve {
  /** Its reservation is there already and has no tyres yet. */
  readonly orderId: string
  readonly tyres: readonly TyresToReserve[]
}

/**
 * Sets the tyres of an order aside while it is being paid. Null, or the tyre of which there is too little: then nothing
 * is reserved. Four statements, whatever is in the order.
 */
export async function reserveStock(tx: Tx, { orderId, tyres }: ToReserve, now: Date): Promise<number | null> {
  const ids = idsOf(tyres)
  const batches = await lockBatches(tx, ids)
  await deleteExpired(tx, ids, now)
  const short = shortTyre(tyres, batches, await readReserved(tx, orderId, ids))
  if (short === null) await insertReserved(tx, orderId, tyres)
  return short
}
