import type { RefusalCode } from '@pito/contracts/refusals'
import { isCompanyCustomer } from '../../accounts/index.ts'
import { lockHolder, reserveTime } from '../../booking/index.ts'
import { reserveStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { limitsOf } from '../../platform/limits/limits-of-reservations.ts'
import { noNetwork } from '../../platform/limits/network-hash.ts'
import { claimPromoCode } from '../../pricing/index.ts'
import { releaseReservation } from './release-reservation.ts'
import { insertReservation, readReservation, readReservedAmounts } from './reservation-store.ts'
import type { OrderToReserve } from './reserved-order.ts'
import { holderOf, tyresOf } from './reserved-order.ts'
import { expiryOf } from './rules/expiry.ts'
import { whyNotReserved } from './rules/why-not-reserved.ts'

/**
 * Reserves the tyres, the fitting time and the promo code of an order together. If one of them is not available,
 * returns the reason, and the caller rolls back. An existing reservation stays as it is for the rest of its half hour,
 * whichever payment method the buyer tries next. The caller holds the locks of the cart and of the order. If
 * `networkHash` is null, the limits do not apply, because money that has already arrived is not refused.
 */
export async function reserveOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  networkHash: string | null,
): Promise<RefusalCode | null> {
  const { now } = context
  const reservation = await readReservation(tx, order.id)
  if (reservation && reservation.expiresAt > now) return null
  if (reservation) await releaseReservation(tx, order.id, now)
  const reason = networkHash === null ? null : await whyOverLimits(tx, context, order, networkHash)
  if (reason) return reason
  const expiresAt = expiryOf(now)
  await insertReservation(tx, order.id, { reservedAt: now, expiresAt, networkHash: networkHash ?? noNetwork })
  return await takeParts(tx, context, order, expiresAt)
}

async function takeParts(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  until: Date,
): Promise<RefusalCode | null> {
  const { id: orderId, tyres, servicePointId, cartId, fittedAt: startsAt, serviceIds } = order
  if ((await reserveStock(tx, { orderId, tyres }, context.now)) !== null) return 'not-enough-stock'
  if (servicePointId !== null) {
    const time = { orderId, cartId, pointId: servicePointId, startsAt, serviceIds, until }
    const isReserved = await reserveTime(tx, context, {
      ...time,
      holder: holderOf(order),
      tyres: tyresOf(order),
    })
    if (!isReserved) return 'appointment-missing'
  }
  return await claimPromo(tx, order, context.now)
}

async function claimPromo(tx: Tx, order: OrderToReserve, now: Date): Promise<RefusalCode | null> {
  const { id: orderId, promoCodeId, customerId, goodsCents } = order
  if (promoCodeId === null || customerId === null) return null
  const reason = await claimPromoCode(tx, { promoCodeId, customerId, goodsCents, orderId }, now)
  return reason === null ? null : 'promo-code-not-valid'
}

/**
 * Returns the reason if a limit is exceeded. One person and one network are served at a time, so that concurrent
 * reservations are counted.
 */
async function whyOverLimits(
  tx: Tx,
  { platform, now }: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  networkHash: string,
): Promise<RefusalCode | null> {
  const { customerId, guestId } = order
  await lockHolder(tx, holderOf(order), networkHash)
  const isCompany = customerId !== null && (await isCompanyCustomer(tx, customerId))
  const held = await readReservedAmounts(tx, { customerId, guestId, networkHash }, now)
  return whyNotReserved(held, tyresOf(order), limitsOf(platform.config, isCompany))
}
