import type { getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import { leftOutOfCart } from '@pito/contracts/values/cart-sentences'
import { namesOfLeftOut } from '../catalogue/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { readPriceSettings } from '../pricing/index.ts'
import { cartInEuros, emptyCart } from './cart-in-euros.ts'
import { ownerOf } from './cart-owner.ts'
import type { PricedCartView } from './read-priced-cart.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** Runs at most six statements, whatever the cart contains, and one more if lines are left out. */
export async function readCart(
  ctx: Context,
  message?: string,
): Promise<Answer<typeof getCartItems.customer>> {
  const owner = ownerOf(ctx.caller)
  const view = owner && (await readPricedCart(ctx, ctx.sql, owner, { canLeaveDeliveryOut: true }))
  if (view) return ok(cartInEuros(view, ctx.locale), await withLeftOut(ctx, view, message))
  return ok(emptyCart(await readPriceSettings(ctx.sql, ctx.now)), message)
}

/** Adds to the message which tyres of the cart are left out. */
async function withLeftOut(ctx: Context, { leftOut }: PricedCartView, message?: string) {
  if (leftOut.length === 0) return message
  const names = await namesOfLeftOut(ctx.sql, leftOut)
  return [message, leftOutOfCart[ctx.locale](names)].filter(Boolean).join(' ')
}
