import type { ContentOfCart } from '../../booking/index.ts'
import { releaseReservedTime } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { releasePromoCode } from '../../pricing/index.ts'
import { deleteReservation } from './reservation-store.ts'

/**
 * The payment of an order has come to nothing: its tyres and its promo code are free for others, and its time is only
 * chosen again if the cart still wants it. The order is locked.
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
