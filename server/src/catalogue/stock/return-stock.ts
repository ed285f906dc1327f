import type { Tx } from '../../platform/database/sql.ts'
import { oldestFirst } from './oldest-first.ts'
import { lockBatches } from './stock-store.ts'
import { lockTaken, putBack } from './taken-store.ts'

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
