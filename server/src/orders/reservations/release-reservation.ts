import type { ContentOfCart } from '../../booking/index.ts'
import { releaseReservedTime } from '../../booking/index.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { releasePromoCode } from '../../pricing/index.ts'
import { endReservation } from './reservation-store.ts'

/**
 * Releases the reservation of an order for which no payment is expected any more. The tyres and the promo code become
 * available to other buyers. The time becomes a hold of the cart again, if the cart still has it chosen. The caller
 * holds the lock of the order.
 */
export async function releaseReservation(
  tx: Tx,
  orderId: string,
  now: Date,
  content?: ContentOfCart,
): Promise<void> {
  if (!(await endReservation(tx, orderId, now))) return
  await releaseReservedTime(tx, orderId, now, content)
  await releasePromoCode(tx, orderId, now)
}
