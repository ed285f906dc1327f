import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getFittingPrices } from '@pito/contracts/fitting-prices'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownerOf } from './cart-owner.ts'
import { priceCartAtEach } from './price-cart-at-each.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** The number of statements does not depend on how many points the request names. */
export async function showFittingPrices(
  ctx: Context,
  { dealer_ids: pointIds }: Input<typeof getFittingPrices.customer>,
): Promise<Answer<typeof getFittingPrices.customer>> {
  const owner = ownerOf(ctx.caller)
  // The cart is priced with the installation, even if the customer has not chosen it yet.
  const cart = owner && (await readPricedCart(ctx, ctx.sql, owner, { pointId: null }))
  if (!cart?.fitting) return ok([])
  const prices = await priceCartAtEach(ctx.sql, cart, pointIds)
  return ok(
    [...prices].map(([dealer_id, { servicesCents, totalCents }]) => ({
      dealer_id,
      price: servicesCents / 100,
      total: totalCents / 100,
    })),
  )
}
