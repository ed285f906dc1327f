import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getFittingOffers } from '@pito/contracts/fittings'
import { chooseOffers, fittersWithTimes } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownerOf } from './cart-owner.ts'
import { priceCartAtEach } from './price-cart-at-each.ts'
import { readPricedCart } from './read-priced-cart.ts'

/** Offers service points that do everything that is chosen with the cart, each with the total of the cart there. */
export async function showFittingOffers(
  ctx: Context,
  place: Input<typeof getFittingOffers.customer>,
): Promise<Answer<typeof getFittingOffers.customer>> {
  const owner = ownerOf(ctx.caller)
  const cart = owner && (await readPricedCart(ctx, ctx.sql, owner))
  if (!cart?.fitting || cart.rows.length === 0) return ok([])
  const fitters = await fittersWithTimes(ctx, place)
  const ids = fitters.map(({ id }) => id)
  const prices = await priceCartAtEach(ctx.sql, cart, ids)
  const candidates = fitters.flatMap((fitter) => {
    const price = prices.get(fitter.id)
    return price ? [{ ...fitter, cents: price.servicesCents, totalCents: price.totalCents }] : []
  })
  return ok(
    chooseOffers(candidates).map(({ kinds, candidate: { shown, totalCents } }) => ({
      kinds: [...kinds],
      ...shown,
      quantity: cart.priced.quantity,
      total: totalCents / 100,
    })),
  )
}
