import type { Tx } from '../../platform/database/sql.ts'
import { closeAttempts } from './attempt-store.ts'
import { releaseForOrder } from './hold-for-order.ts'
import { lockPayableOrder, markClosed } from './payable-order.ts'

/** Its cart has changed since a payment began: the order stays as it was, and money that still comes for it goes back. */
export async function closeOrder(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockPayableOrder(tx, orderId)
  if (!order) return
  await closeAttempts(tx, orderId, { now })
  await releaseForOrder(tx, order)
  await markClosed(tx, orderId, now)
}
