import type { Tx } from '../../platform/database/sql.ts'
import { oldestFirst } from './oldest-first.ts'
import { lockBatches } from './stock-store.ts'
import { lockTaken, putAllBack, putBack, tyresTaken } from './taken-store.ts'

interface Returned {
  readonly orderId: string
  readonly tyreId: number
  readonly quantity: number
}

/**
 * Puts tyres that a customer has sent back into the batches from which they were taken, but never more than were taken.
 * Returns the quantity that was put back.
 */
export async function returnStock(
  tx: Tx,
  { orderId, tyreId, quantity }: Returned,
  now: Date,
): Promise<number> {
  await lockBatches(tx, [tyreId])
  const allocations = oldestFirst(await lockTaken(tx, orderId, tyreId), quantity)
  if (allocations.length > 0) await putBack(tx, { orderId, tyreId }, allocations, now)
  return allocations.reduce((sum, allocation) => sum + allocation.quantity, 0)
}

/**
 * Puts everything that an order has taken back into stock. It is called for an order that is cancelled before anything
 * was shipped. A second call changes nothing.
 */
export async function returnAllStock(tx: Tx, orderId: string, now: Date): Promise<void> {
  await lockBatches(tx, await tyresTaken(tx, orderId))
  await putAllBack(tx, orderId, now)
}
