import type { RefusalCode } from '@pito/contracts/refusals'
import { payableFromSentence } from '@pito/contracts/values/payable-from'
import { isCompanyCustomer } from '../../accounts/index.ts'
import { lockHolder, reserveTime } from '../../booking/index.ts'
import { reserveStock } from '../../catalogue/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/sql.ts'
import { limitsOf } from '../../platform/limits/limits-of-reservations.ts'
import type { NetworkHashes } from '../../platform/limits/network-hash.ts'
import { noNetworks } from '../../platform/limits/network-hash.ts'
import { refuse, refuseIf } from '../../platform/refuse.ts'
import { claimPromoCode } from '../../pricing/index.ts'
import { releaseReservation } from './release-reservation.ts'
import {
  insertReservation,
  readEndedReservations,
  readRequestedArticles,
  readReservation,
  readReservedAmounts,
} from './reservation-store.ts'
import type { OrderToReserve } from './reserved-order.ts'
import { holderOf, tyresOf } from './reserved-order.ts'
import { expiryOf } from './rules/expiry.ts'
import { whyNotReserved } from './rules/why-not-reserved.ts'
import type { EndedReservation } from './rules/why-not-reserved-again.ts'
import { nextReservationAt, whyNotReservedAgain } from './rules/why-not-reserved-again.ts'
import { whyNotScarce } from './rules/why-not-scarce.ts'

/**
 * Reserves the tyres, the fitting time and the promo code of an order together. If one of them is not available,
 * returns the reason, and the caller rolls back. An existing reservation stays as it is for the rest of its half hour,
 * whichever payment method the buyer tries next. The caller holds the locks of the cart and of the order. If
 * `networks` is null, no limit applies, because money that has already arrived is not refused; otherwise a limit that
 * is exceeded is refused.
 */
export async function reserveOrder(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  networks: NetworkHashes | null,
): Promise<RefusalCode | null> {
  const { now } = context
  const reservation = await readReservation(tx, order.id)
  if (reservation && reservation.expiresAt > now) return null
  if (reservation) await releaseReservation(tx, order.id, now)
  if (networks) await refuseOverLimits(tx, context, order, networks)
  const expiresAt = expiryOf(now)
  await insertReservation(tx, order.id, { reservedAt: now, expiresAt, networks: networks ?? noNetworks })
  return await takeParts(tx, context, order, { until: expiresAt, networks })
}

interface Reserving {
  readonly until: Date
  readonly networks: NetworkHashes | null
}

async function takeParts(
  tx: Tx,
  context: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  { until, networks }: Reserving,
): Promise<RefusalCode | null> {
  const { id: orderId, tyres, servicePointId, cartId, fittedAt: startsAt, serviceIds } = order
  if ((await reserveStock(tx, { orderId, tyres }, context.now)) !== null) return 'not-enough-stock'
  if (networks) await refuseScarce(tx, context, order, networks)
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
 * Refuses if the buyer has to wait after expired reservations, or if a limit is exceeded. One person and one network
 * are served at a time, so that concurrent reservations are counted.
 */
async function refuseOverLimits(
  tx: Tx,
  { platform: { config }, now }: Pick<Context, 'platform' | 'now'>,
  order: OrderToReserve,
  networks: NetworkHashes,
): Promise<void> {
  const { customerId, guestId } = order
  await lockHolder(tx, holderOf(order), networks)
  const scarcity = { network: networks.network, scarceStock: config.scarceStock }
  const ended = await readEndedReservations(tx, order.id, scarcity, now)
  refuseTooSoon(ended, config.reservationWaitMinutes, now)
  const isCompany = customerId !== null && (await isCompanyCustomer(tx, customerId))
  const held = await readReservedAmounts(tx, { customerId, guestId, networks }, now)
  refuseIf(whyNotReserved(held, tyresOf(order), limitsOf(config, isCompany)))
}

/** Refuses with the time from which the order can be paid. */
function refuseTooSoon(ended: readonly EndedReservation[], waitMinutes: number, now: Date): void {
  const reason = whyNotReservedAgain(ended, waitMinutes, now)
  const next = nextReservationAt(ended, waitMinutes, now)
  if (!reason || !next) return
  const retryAfterSeconds = Math.ceil((next.getTime() - now.getTime()) / 1000)
  refuse(reason, { retryAfterSeconds, addition: payableFromSentence(next) })
}

/** A logged-in customer is exempt, because staff can call a customer. The tyres are reserved already, under their locks. */
async function refuseScarce(
  tx: Tx,
  { platform: { config } }: Pick<Context, 'platform'>,
  { id, customerId }: OrderToReserve,
  { network }: NetworkHashes,
): Promise<void> {
  if (customerId !== null) return
  refuseIf(whyNotScarce(await readRequestedArticles(tx, id, network), config.scarceStock))
}
