import type { insertCartItem } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { servicesNotOffered } from '@pito/contracts/values/booking-sentences'
import { itemAdded } from '@pito/contracts/values/cart-sentences'
import type { Context } from '../platform/context.ts'
import type { Tx } from '../platform/database/sql.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { adjustChoices, adjustChoicesIn } from './adjust-choices.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownerOf, ownerOrNew, setCartCookies } from './cart-owner.ts'
import { saveChoice, saveService, setServices } from './choice-store.ts'
import { refuseUnfitted } from './choose-delivery.ts'
import { inReadableCart } from './in-readable-cart.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { installationId, priceServices } from './price-services.ts'
import { putTyres } from './put-tyres.ts'
import type { ChosenService, OpenCart } from './store.ts'
import { lockOpenCart } from './store.ts'
import { readRows, tyresInCart } from './tyres-in-cart.ts'

export async function insertItem(
  ctx: Context,
  input: Input<typeof insertCartItem.customer>,
): Promise<Answer<typeof insertCartItem.customer>> {
  if (input.type === 'service') return chooseService(ctx, input)
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOrNew(ctx)
  const { cart_id = null, line_item_id = null, quantity, for_another_car: forAnotherCar } = input
  const put = await inReadableCart(ctx, { owners: [owner], put: [input.type_id] }, (tx) =>
    putTyres(tx, ctx, owner, {
      ...{ tyreId: input.type_id, quantity, sets: line_item_id !== null },
      ...{ cartId: cart_id, lineId: line_item_id, field: 'quantity', forAnotherCar },
    }),
  )
  const changed = put.mustAdjust ? await adjustChoices(ctx, owner, put.cartId) : undefined
  const added = put.lineId && line_item_id === null ? itemAdded[ctx.locale] : undefined
  const data = {
    cart_id: put.cartId,
    line_item_id: put.lineId,
    quantity: put.quantity,
    available_quantity: put.most,
    anonymous_id: setCartCookies(ctx, owner),
  }
  return ok(data, reduced ?? changed ?? added)
}

type InsertItem = Input<typeof insertCartItem.customer>

/** A cart has each service at most once: quantity 0 removes it. Choosing a service chooses the installation too. */
async function chooseService(
  ctx: Context,
  input: InsertItem,
): Promise<Answer<typeof insertCartItem.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const done = await inReadableCart(ctx, { owners: [owner], put: [] }, async (tx) => {
    const cart = (await lockOpenCart(tx, owner, input.cart_id ?? null)) ?? refuse('not-found')
    return input.quantity === 0
      ? removeService(tx, ctx, { cart, owner }, input)
      : addService(tx, ctx, { cart, owner }, input)
  })
  const { message, ...chosen } = done
  const quantity = input.quantity === 0 ? 0 : 1
  const anonymous_id = setCartCookies(ctx, owner)
  return ok({ ...chosen, quantity, available_quantity: 1, anonymous_id }, reduced ?? message)
}

interface Own {
  readonly cart: OpenCart
  readonly owner: CartOwner
}

async function addService(tx: Tx, ctx: Context, { cart, owner }: Own, input: InsertItem) {
  await refuseUnfitted(tx, ctx, cart)
  const chosen = { serviceId: input.type_id, rim: input.sub_type_id ? input.sub_type_id / 10 : null }
  const isInstallation = input.type_id === installationId
  if (!isInstallation) await refuseUnknown(tx, ctx, cart, { id: 0, ...chosen })
  if (!cart.fitting) await saveChoice(tx, cart.id, { fitting: true, addressType: cart.addressType }, ctx.now)
  const id = isInstallation ? null : await saveService(tx, cart.id, chosen, ctx.now)
  const changed = (await lockOpenCart(tx, owner, cart.id)) ?? cart
  return { cart_id: cart.id, line_item_id: id, message: await adjustChoicesIn(tx, ctx, owner, changed) }
}

async function removeService(tx: Tx, ctx: Context, { cart, owner }: Own, { type_id }: InsertItem) {
  const services = cart.services.filter(({ serviceId }) => serviceId !== type_id)
  const fitting = cart.fitting && type_id !== installationId
  await setServices(
    tx,
    cart.id,
    services.map(({ serviceId }) => serviceId),
    ctx.now,
  )
  const message = await adjustChoicesIn(tx, ctx, owner, { ...cart, services, fitting })
  return { cart_id: cart.id, line_item_id: null, message }
}

/** Refuses a service that no point offers for the tyres in the cart. */
async function refuseUnknown(tx: Tx, ctx: Context, cart: OpenCart, chosen: ChosenService): Promise<void> {
  const tyres = tyresInCart(await readRows(ctx, tx, cart))
  const { lines } = await priceServices(ctx, tx, { tyres, chosen: [chosen], pointId: null })
  if (!lines.some(({ serviceId }) => serviceId === chosen.serviceId))
    refuse('not-valid', { errors: { type_id: [servicesNotOffered[ctx.locale]] } })
}
