import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getFittingPrices } from '@pito/contracts/fitting-prices'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { priceCart, readPriceSettings } from '../pricing/index.ts'
import { ownerOf } from './cart-owner.ts'
import { priceServicesAtEach } from './price-services.ts'
import { whyNotFitted } from './rules/why-not-fitted.ts'
import { readOpenCart } from './store.ts'
import { readRows, tyresInCart } from './tyres-in-cart.ts'

/** Runs at most five statements, however many points the request names. */
export async function showFittingPrices(
  { sql, caller, now }: Context,
  { dealer_ids: pointIds }: Input<typeof getFittingPrices.customer>,
): Promise<Answer<typeof getFittingPrices.customer>> {
  const owner = ownerOf(caller)
  const cart = owner && (await readOpenCart(sql, owner))
  if (!cart) return ok([])
  const tyres = tyresInCart(await readRows(sql, cart, now))
  if (whyNotFitted(tyres.map(({ vehicleType }) => vehicleType))) return ok([])
  const settings = await readPriceSettings(sql, now)
  const byPoint = await priceServicesAtEach(sql, pointIds, { tyres, chosen: cart.services })
  const centsOf = (services: Parameters<typeof priceCart>[0]['services']) =>
    priceCart({ lines: [], services, pointChosen: true, delivery: 'free', discount: null }, settings)
      .totalCents
  return ok([...byPoint].map(([dealer_id, services]) => ({ dealer_id, price: centsOf(services) / 100 })))
}
