import type { Tx } from '../../platform/database/sql.ts'
import { oldestFirst } from './oldest-first.ts'
import { shortTyre } from './short-tyre.ts'
import { deleteReservedFor, lockBatches, readReserved } from './stock-store.ts'
import { isTakenFor, takeFromBatches } from './taken-store.ts'
import type { TyresToReserve } from './tyres-to-reserve.ts'
import { idsOf } from './tyres-to-reserve.ts'

interface Sale {
  readonly orderId: string
  /** Each of these tyres must already be reserved for the order. */
  readonly tyres: readonly TyresToReserve[]
}

/**
 * Takes paid tyres out of the batches, the oldest production week first. Returns null if all tyres were taken. If
 * staff have counted fewer tyres than are reserved, it takes nothing and returns the first tyre whose stock is too
 * low. A second call for an order takes nothing and returns null.
 */
export async function takeStock(tx: Tx, { orderId, tyres }: Sale, now: Date): Promise<number | null> {
  const ids = idsOf(tyres)
  const batches = await lockBatches(tx, ids)
  if (await isTakenFor(tx, orderId)) return null
  const short = shortTyre(tyres, batches, await readReserved(tx, orderId, ids))
  if (short !== null) return short
  const allocations = tyres.flatMap(({ tyreId, quantity }) =>
    oldestFirst(
      batches.filter((batch) => batch.tyreId === tyreId),
      quantity,
    ),
  )
  await deleteReservedFor(tx, orderId)
  await takeFromBatches(tx, orderId, allocations, now)
  return null
}
