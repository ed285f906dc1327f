import type { ContentOfCart } from '../../booking/index.ts'
import { releaseReservedTime } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { releasePromoCode } from '../../pricing/index.ts'
import { deleteReservation } from './reservation-store.ts'

/**
 * Called when no payment is expected any more: the tyres and the promo code are available to others, and the time
 * becomes a mere choice of the cart again, if the cart still has it. The caller holds the lock of the order.
 */
export async function releaseReservation(
  tx: Tx,
  orderId: string,
  now: Date,
  content?: ContentOfCart,
): Promise<void> {
  if (!(await deleteReservation(tx, orderId))) return
  await releaseReservedTime(tx, orderId, now, content)
  await releasePromoCode(tx, orderId)
}
