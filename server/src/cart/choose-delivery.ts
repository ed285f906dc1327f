import type * as contracts from '@pito/contracts/cart-choices'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { notServed } from '@pito/contracts/values/booking-sentences'
import { noServicePointForType } from '@pito/contracts/values/cart-sentences'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { refuse } from '../platform/refuse.ts'
import { adjustChoicesIn } from './adjust-choices.ts'
import { changeCart } from './change-cart.ts'
import { leaveDeliveryOut, saveChoice } from './choice-store.ts'
import { isFittedSomewhere } from './price-services.ts'
import { whyNotFitted } from './rules/why-not-fitted.ts'
import type { OpenCart } from './store.ts'
import { readRows, tyresInCart, vehicleTypesOf } from './tyres-in-cart.ts'

type Shown = Promise<Answer<typeof contracts.removeServices.customer>>
type OwnCart = Input<typeof contracts.removeServices.customer>

/**
 * Chooses whether the tyres are fitted or only delivered, and the delivery address. If they are only delivered,
 * everything that belongs to the installation is removed from the cart.
 */
export function updateShippingAddressType(
  ctx: Context,
  input: Input<typeof contracts.updateShippingAddressType.customer>,
): Shown {
  const { shipping_address_type: addressType, with_service } = input
  return changeCart(ctx, input, async (tx, cart, owner) => {
    const fitting = with_service ?? cart.fitting
    if (with_service) await refuseUnfitted(tx, ctx, cart)
    if (addressType === 'servicepoint' && !fitting)
      refuse('not-valid', { errors: { shipping_address_type: [noServicePointForType[ctx.locale]] } })
    await saveChoice(tx, cart.id, { fitting, addressType }, ctx.now)
    return fitting ? undefined : adjustChoicesIn(tx, ctx, owner, { ...cart, fitting, addressType })
  })
}

export function removeServices(ctx: Context, input: OwnCart): Shown {
  return changeCart(ctx, input, (tx, cart, owner) =>
    adjustChoicesIn(tx, ctx, owner, { ...cart, fitting: cart.lines.length === 0 }),
  )
}

export function addShippingCharge(ctx: Context, input: OwnCart): Shown {
  return showDelivery(ctx, input, { isLeftOut: false })
}

export function removeShippingCharge(ctx: Context, input: OwnCart): Shown {
  return showDelivery(ctx, input, { isLeftOut: true })
}

function showDelivery(ctx: Context, input: OwnCart, { isLeftOut }: { readonly isLeftOut: boolean }): Shown {
  return changeCart(ctx, input, async (tx, cart) => {
    await leaveDeliveryOut(tx, cart.id, isLeftOut, ctx.now)
    return undefined
  })
}

export async function refuseUnfitted(tx: Tx, ctx: Context, cart: OpenCart): Promise<void> {
  const rows = await readRows(ctx, tx, cart)
  const reason = whyNotFitted(vehicleTypesOf(rows), await isFittedSomewhere(ctx, tx, tyresInCart(rows)))
  if (reason) refuse('not-valid', { errors: { with_service: [notServed[reason][ctx.locale]] } })
}
