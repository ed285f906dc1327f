import type { removeCartLine } from '@pito/contracts/cart'
import type { Answer, Input } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { refuse } from '../platform/refuse.ts'
import { adjustChoices } from './adjust-choices.ts'
import { ownerOf, setCartCookies } from './cart-owner.ts'
import { deleteLine, readAfterRemoval } from './line-store.ts'
import { mergeGuestCart } from './merge-cart.ts'
import { mustAdjustAfterRemoving } from './rules/must-adjust-choices.ts'

export async function removeLine(
  ctx: Context,
  { cart_id, cart_line_item_id }: Input<typeof removeCartLine.customer>,
): Promise<Answer<typeof removeCartLine.customer>> {
  const reduced = await mergeGuestCart(ctx)
  const owner = ownerOf(ctx.caller) ?? refuse('not-found')
  const line = { cartId: cart_id, lineId: cart_line_item_id }
  await ctx.transaction(async (tx) => {
    if (!(await deleteLine(tx, owner, line, ctx.now))) refuse('not-found')
  })
  const left = await readAfterRemoval(ctx.sql, cart_id)
  const changed = mustAdjustAfterRemoving(left, left) ? await adjustChoices(ctx, owner, cart_id) : undefined
  setCartCookies(ctx, owner)
  return ok({ cart_id, cart_line_item_id }, reduced ?? changed)
}
