import type { ContentOfCart } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { closeAttempts } from '../attempts/attempt-store.ts'
import { lockPayableOrder, markClosed } from '../attempts/payable-order.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'

/**
 * The buyer has confirmed another order, whose cart has this content, or closed the account: this one stays as it was,
 * its reservation ends, and money that still comes for it goes back.
 */
export async function closeOrder(tx: Tx, orderId: string, now: Date, content?: ContentOfCart): Promise<void> {
  const order = await lockPayableOrder(tx, orderId)
  if (!order) return
  await closeAttempts(tx, orderId, { now })
  await releaseReservation(tx, orderId, now, content)
  await markClosed(tx, orderId, now)
}
