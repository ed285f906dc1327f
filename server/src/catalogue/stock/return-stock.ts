import type { Tx } from '../../platform/database/sql.ts'
import { oldestFirst } from './oldest-first.ts'
import { lockBatches } from './stock-store.ts'
import { lockTaken, putAllBack, putBack, tyresTaken } from './taken-store.ts'

interface Returned {
  readonly orderId: string
  readonly tyreId: number
  readonly quantity: number
}

/** Tyres that staff have received back go to the batches they came from, never more than were taken. Says how many. */
export async function returnStock(
  tx: Tx,
  { orderId, tyreId, quantity }: Returned,
  now: Date,
): Promise<number> {
  await lockBatches(tx, [tyreId])
  const portions = oldestFirst(await lockTaken(tx, orderId, tyreId), quantity)
  if (portions.length > 0) await putBack(tx, { orderId, tyreId }, portions, now)
  return portions.reduce((sum, portion) => sum + portion.quantity, 0)
}

/** An order that was cancelled before anything left the shop: whatever it took is for sale again. Once for an order. */
export async function returnAllStock(tx: Tx, orderId: string, now: Date): Promise<void> {
  await lockBatches(tx, await tyresTaken(tx, orderId))
  await putAllBack(tx, orderId, now)
}
