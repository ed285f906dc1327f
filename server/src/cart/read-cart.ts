import type { getCartItems } from '@pito/contracts/cart'
import type { Answer } from '@pito/contracts/endpoint'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { readPriceSettings } from '../pricing/index.ts'
import { cartInEuros, emptyCart } from './cart-in-euros.ts'
import { ownerOf } from './cart-owner.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** Runs at most six statements, whatever the cart contains. */
export async function readCart(
  ctx: Context,
  message?: string,
): Promise<Answer<typeof getCartItems.customer>> {
  const owner = ownerOf(ctx.caller)
  const view = owner && (await readPricedCart(ctx, ctx.sql, owner, { canLeaveDeliveryOut: true }))
  if (view) return ok(cartInEuros(view, ctx.locale), message)
  return ok(emptyCart(await readPriceSettings(ctx.sql, ctx.now)), message)
}
