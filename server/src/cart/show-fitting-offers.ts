import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getFittingOffers } from '@pito/contracts/fittings'
import { chooseOffers, fittersWithTimes } from '../booking/index.ts'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { ownerOf } from './cart-owner.ts'
import { priceServicesAtEach } from './price-services.ts'
import { readPricedCart } from './read-priced-cart.ts'
import { tyresInCart } from './tyres-in-cart.ts'

/** Offers service points that do everything that is chosen with the cart, each with the total of the cart there. */
export async function showFittingOffers(
  ctx: Context,
  place: Input<typeof getFittingOffers.customer>,
): Promise<Answer<typeof getFittingOffers.customer>> {
  const owner = ownerOf(ctx.caller)
  const cart = owner && (await readPricedCart(ctx, ctx.sql, owner))
  if (!cart?.fitting || cart.rows.length === 0) return ok([])
  const { priced, rows, chosen } = cart
  const fitters = await fittersWithTimes(ctx, place)
  const ids = fitters.map(({ id }) => id)
  const prices = await priceServicesAtEach(ctx.sql, ids, { tyres: tyresInCart(rows), chosen })
  const withoutServices = priced.totalCents - (priced.servicesCents ?? 0)
  const candidates = fitters.flatMap((fitter) => {
    const services = prices.get(fitter.id)
    if (!services) return []
    const cents = services.reduce((sum, { quantity, eachCents }) => sum + quantity * eachCents, 0)
    return [{ ...fitter, cents }]
  })
  return ok(
    chooseOffers(candidates).map(({ kinds, candidate: { shown, cents } }) => ({
      kinds: [...kinds],
      ...shown,
      quantity: priced.quantity,
      total: (withoutServices + cents) / 100,
    })),
  )
}
