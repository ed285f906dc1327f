import type { Tx } from '../../platform/database/sql.ts'
import { oldestFirst } from './oldest-first.ts'
import { shortTyre } from './short-tyre.ts'
import { deleteExpiredOfOthers, deleteHoldsOf, lockBatches, readHeld } from './stock-store.ts'
import { isTakenFor, takePortions } from './taken-store.ts'
import type { TyresToHold } from './tyres-to-hold.ts'
import { idsOf } from './tyres-to-hold.ts'

interface Sale {
  readonly cartId: string
  readonly orderId: string
  readonly tyres: readonly TyresToHold[]
}

/**
 * What is paid leaves the batches, the oldest production week first. A hold that has run out is taken all the same
 * where there is enough. Null, or the tyre of which there is too little: then nothing is taken. Once for an order.
 */
export async function takeStock(tx: Tx, { cartId, orderId, tyres }: Sale, now: Date): Promise<number | null> {
  const ids = idsOf(tyres)
  const batches = await lockBatches(tx, ids)
  if (await isTakenFor(tx, orderId)) return null
  await deleteExpiredOfOthers(tx, cartId, ids, now)
  const short = shortTyre(tyres, batches, await readHeld(tx, cartId, ids))
  if (short !== null) return short
  const portions = tyres.flatMap(({ tyreId, quantity }) =>
    oldestFirst(
      batches.filter((batch) => batch.tyreId === tyreId),
      quantity,
    ),
  )
  await takePortions(tx, orderId, portions, now)
  await deleteHoldsOf(tx, cartId)
  return null
}
