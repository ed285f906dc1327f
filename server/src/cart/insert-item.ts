import type { insertCartItem } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import { mostInRow } from '@pito/contracts/values/cart-quantity'
import { itemAdded, mostInCart, mostInLine } from '@pito/contracts/values/cart-sentences'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse, refuseIf } from '../platform/refuse.ts'
import type { CartOwner } from './cart-owner.ts'
import { ownerOrNew, setCartCookies } from './cart-owner.ts'
import { hasToFollow } from './choice-store.ts'
import { chooseService } from './choose-service.ts'
import { followTyres } from './follow-tyres.ts'
import { mergeAtFirstSight } from './merge-cart.ts'
import { quantityInLine, whyNotInCart, whyNotThatLine } from './rules/put-in-line.ts'
import type { TyreInCart } from './store.ts'
import { deleteLine, lookForTyre, takeForCart } from './store.ts'

type InsertItem = Input<typeof insertCartItem.customer>

export async function insertItem(
  ctx: Context,
  input: InsertItem,
): Promise<Answer<typeof insertCartItem.customer>> {
  if (input.type === 'service') return chooseService(ctx, input)
  const reduced = await mergeAtFirstSight(ctx)
  const owner = ownerOrNew(ctx)
  const named = input.cart_id || input.line_item_id || input.quantity === 0
  const found = named ? await look(ctx, owner, input) : null
  const { changesChoices, ...put } =
    input.quantity === 0 && found ? await takeOut(ctx, owner, found) : await putIn(ctx, owner, input)
  const changed = changesChoices ? await followTyres(ctx, owner, put.cart_id) : undefined
  const added = put.line_item_id && !input.line_item_id ? itemAdded[ctx.locale] : undefined
  return ok({ ...put, anonymous_id: setCartCookies(ctx, owner) }, reduced ?? changed ?? added)
}

/** Without a look ahead, because nearly always there is enough; if not, the look says what is missing. */
async function putIn(ctx: Context, owner: CartOwner, input: InsertItem) {
  const requested = { ...requestedBy(input), tyreId: input.type_id }
  // More than any row takes is more than the database may count to.
  const put = requested.quantity <= mostInRow && (await takeForCart(ctx.sql, owner, requested, ctx.now))
  if (!put) {
    await look(ctx, owner, input)
    refuse('not-enough-stock')
  }
  return {
    cart_id: put.cartId,
    line_item_id: put.lineId,
    quantity: put.quantity,
    available_quantity: put.most,
    changesChoices: put.changesChoices,
  }
}

async function takeOut(ctx: Context, owner: CartOwner, { cartId, lineId, most }: TyreInCart) {
  const line = { cartId: cartId ?? '', lineId: lineId ?? 0 }
  if (!(await deleteLine(ctx.sql, owner, line, ctx.now))) refuse('not-found')
  const changesChoices = await hasToFollow(ctx.sql, line.cartId)
  return { cart_id: line.cartId, line_item_id: null, quantity: 0, available_quantity: most, changesChoices }
}

async function look(ctx: Context, owner: CartOwner, input: InsertItem): Promise<TyreInCart> {
  const found = (await lookForTyre(ctx.sql, owner, input.type_id, ctx.now)) ?? refuse('not-found')
  const { cart_id = null, line_item_id = null } = input
  const requested = requestedBy(input)
  refuseIf(whyNotThatLine(found, { cartId: cart_id, lineId: line_item_id }, requested))
  const reason = whyNotInCart(quantityInLine(found.inCart, requested), found.most)
  const sentence = (requested.sets ? mostInLine : mostInCart)[ctx.locale]
  if (reason) refuse(reason, { errors: { quantity: [sentence(found.most)] } })
  return found
}

function requestedBy({ quantity, line_item_id }: InsertItem) {
  return { quantity, sets: line_item_id !== null && line_item_id !== undefined }
}
