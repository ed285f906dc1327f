import type { Tx } from '../../platform/database/sql.ts'
import { lockBatches } from './stock-store.ts'
import { putAllBack, tyresTaken } from './taken-store.ts'

/** An order that was cancelled before anything left the shop: whatever it took is for sale again. Once for an order. */
export async function returnAllStock(tx: Tx, orderId: string, now: Date): Promise<void> {
  await lockBatches(tx, await tyresTaken(tx, orderId))
  await putAllBack(tx, orderId, now)
}
