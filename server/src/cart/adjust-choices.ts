import { notServed, servicesNotOffered } from '@pito/contracts/values/booking-sentences'
import { appointmentReleased, tooManyTyresHeld } from '@pito/contracts/values/cart-sentences'
import type { Locale } from '@pito/contracts/values/locale'
import type { ReleasedReason } from '../booking/index.ts'
import { adjustHold, giveUpTime, releaseHold, showAppointment } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import type { CartOwner } from './cart-owner.ts'
import { holderOf } from './cart-owner.ts'
import { saveChoice, setServices } from './choice-store.ts'
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
  return ctx.transaction(async (tx) => {
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
  const rows = await readRows(tx, cart, ctx.now)
  const tyres = tyresInCart(rows)
  const truck = whyNotFitted(vehicleTypesOf(rows))
  if (tyres.length === 0 || truck || !cart.fitting) {
    // An empty cart starts again with the installation chosen.
    const fitting = tyres.length === 0
    await saveChoice(tx, cart.id, { fitting, addressType: onlyAddress(cart) }, ctx.now)
    await setServices(tx, cart.id, [], ctx.now)
    const released = await (truck ? releaseHold(tx, cart.id) : giveUpTime(tx, cart.id, ctx.now))
    return truck && (released || cart.fitting) ? notServed[truck][ctx.locale] : undefined
  }
  const serviceIds = [installationId, ...cart.services.map(({ serviceId }) => serviceId)]
  const hold = { cartId: cart.id, holder: holderOf(owner), tyres, serviceIds }
  const reason = (await adjustHold(tx, ctx, hold)) ?? (await whyUnpriced(tx, ctx, cart, tyres))
  if (!reason) return undefined
  await saveChoice(tx, cart.id, { fitting: true, addressType: onlyAddress(cart) }, ctx.now)
  return appointmentReleased(ctx.locale, sentenceOf(reason, ctx.locale))
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
  await releaseHold(tx, cart.id)
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
