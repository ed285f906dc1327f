import { notServed, servicesNotOffered } from '@pito/contracts/values/booking-sentences'
import { appointmentReleased, timeGivenUp, tooManyTyresHeld } from '@pito/contracts/values/cart-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import { languageOf } from '@pito/contracts/values/locale'
import { momentShown } from '@pito/contracts/values/moment-shown'
import type { ReleasedReason } from '../booking/index.ts'
import { adjustHold, giveUpTime, releaseUnserved, showAppointment, showTimes } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { CartOwner } from './cart-owner.ts'
import { holderOf } from './cart-owner.ts'
import { saveChoice, setServices } from './choice-store.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { installationId, priceServices } from './price-services.ts'
import { whyNotFitted } from './rules/why-not-fitted.ts'
import type { AddressType, OpenCart } from './store.ts'
import { lockOpenCart } from './store.ts'
import type { TyresInCart } from './tyres-in-cart.ts'
import { readRows, tyresInCart, vehicleTypesOf } from './tyres-in-cart.ts'

/**
 * Call this after every change of tyres or services. It removes choices that the cart no longer allows, and adjusts or
 * releases the appointment. If something was removed, the result is the message for the customer.
 */
export function adjustChoices(ctx: Context, owner: CartOwner, cartId: string): Promise<string | undefined> {
  return inReadableCart(ctx, { owners: [owner], put: [] }, async (tx) => {
    const cart = await lockOpenCart(tx, owner, cartId)
    return cart && (await adjustChoicesIn(tx, ctx, owner, cart))
  })
}

/** The caller has locked the cart. */
export async function adjustChoicesIn(
  tx: Tx,
  ctx: Context,
  owner: CartOwner,
  cart: OpenCart,
): Promise<string | undefined> {
  const rows = await readRows(ctx, tx, cart)
  const tyres = tyresInCart(rows)
  const truck = whyNotFitted(vehicleTypesOf(rows))
  if (tyres.length === 0 || truck || !cart.fitting) {
    // An empty cart starts again with the installation chosen.
    const fitting = tyres.length === 0
    await saveChoice(tx, cart.id, { fitting, addressType: onlyAddress(cart) }, ctx.now)
    await setServices(tx, cart.id, [], ctx.now)
    const released = await giveUpTime(tx, cart.id, ctx.now)
    if (!truck || !(released || cart.fitting)) return undefined
    const time = await timeLostNow(tx, ctx, cart.id)
    const sentence = notServed[truck][ctx.locale]
    return time === null ? sentence : timeGivenUp(ctx.locale, sentence, time)
  }
  const serviceIds = [installationId, ...cart.services.map(({ serviceId }) => serviceId)]
  const hold = { cartId: cart.id, holder: holderOf(owner), tyres, serviceIds }
  const reason = (await adjustHold(tx, ctx, hold)) ?? (await whyUnpriced(tx, ctx, cart, tyres))
  if (!reason) return undefined
  await saveChoice(tx, cart.id, { fitting: true, addressType: onlyAddress(cart) }, ctx.now)
  const time = await timeLostNow(tx, ctx, cart.id)
  return appointmentReleased(ctx.locale, sentenceOf(reason, ctx.locale), time)
}

/** Names the time that this change has taken from the cart. Returns null for an appointment by phone. */
async function timeLostNow(
  tx: Tx,
  { now, locale }: Pick<Context, 'now' | 'locale'>,
  cartId: string,
): Promise<string | null> {
  const { former } = await showTimes(tx, cartId, now)
  if (former?.lostAt.getTime() !== now.getTime()) return null
  return `${momentShown(former.startsAt, languageOf(locale))}, ${former.shown.dealer.company_name}`
}

/**
 * Releases the appointment and returns the reason if its point does not offer all chosen services for the tyres in
 * the cart. Returns null if the point offers them or there is no appointment.
 */
async function whyUnpriced(
  tx: Tx,
  ctx: Context,
  cart: OpenCart,
  tyres: readonly TyresInCart[],
): Promise<ReleasedReason | null> {
  const held = await showAppointment(tx, cart.id, ctx.now)
  if (!held) return null
  const request = { tyres, chosen: cart.services, pointId: held.dealer_id }
  if ((await priceServices(ctx, tx, request)).areServed) return null
  await releaseUnserved(tx, cart.id, ctx.now)
  return 'services'
}

/** Without an appointment the tyres cannot be delivered to a service point, so the billing address is used instead. */
function onlyAddress({ addressType }: OpenCart): AddressType {
  return addressType === 'servicepoint' ? 'billing' : addressType
}

function sentenceOf(reason: ReleasedReason, locale: Locale): string {
  if (reason === 'services') return servicesNotOffered[locale]
  return reason === 'too-many-holds' ? tooManyTyresHeld[locale] : notServed[reason][locale]
}
