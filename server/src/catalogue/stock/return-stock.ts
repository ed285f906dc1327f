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
 * Returns tyres that staff have received back to the batches from which they were taken, never more than were taken.
 * The result is the quantity that was returned.
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
 * Returns everything that an order has taken. It is called for an order that is cancelled before anything was
 * shipped. A second call changes nothing.
 */
export async function returnAllStock(tx: Tx, orderId: string, now: Date): Promise<void> {
  await lockBatches(tx, await tyresTaken(tx, orderId))
  await putAllBack(tx, orderId, now)
}
