import type { ContentOfCart } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { closeAttempts } from '../attempts/attempt-store.ts'
import { lockPayableOrder, markClosed } from '../attempts/payable-order.ts'
import { releaseReservation } from '../reservations/release-reservation.ts'

/**
 * Closes an order after the buyer has confirmed another one, whose cart has the given content, or has deleted the
 * account. The closed order keeps its content, its reservation ends, and money that still arrives for it is refunded.
 */
export async function closeOrder(tx: Tx, orderId: string, now: Date, content?: ContentOfCart): Promise<void> {
  const order = await lockPayableOrder(tx, orderId)
  if (!order) return
  await closeAttempts(tx, orderId, { by: 'customer', now })
  await releaseReservation(tx, orderId, now, content)
  await markClosed(tx, orderId, now)
}
