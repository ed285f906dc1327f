import type { ListedProduct, Product } from '@pito/contracts/product'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import { deliveredTotal, fittedTotal } from '@pito/contracts/values/tyres-total'
import { isFittable } from '@pito/contracts/values/vehicle-type'
import type { Context } from '../platform/context.ts'
import { cachedSettings } from '../pricing/index.ts'
import type { InstallationPrice } from '../service-points/index.ts'
import { cheapestInstallation, installationPrices } from '../service-points/index.ts'

/**
 * Adds the price of a full set to each product. The prices of delivery and fitting are cached until they change, so
 * usually no statement is executed.
 */
export async function withFullSets(ctx: Context, products: readonly Product[]): Promise<ListedProduct[]> {
  const [delivery, prices] = await Promise.all([cachedSettings(ctx), installationPrices(ctx)])
  return products.map((product) => {
    const quantity = firstQuantity(product.available_quantity)
    if (quantity === 0) return { ...product, full_set: null }
    const tyres = { quantity, grossCents: centsOf(product.net_price_with_rc) }
    const fittingCents = fittingOf(product, prices)
    const goodsCents = quantity * tyres.grossCents
    const delivered = deliveredTotal(tyres, deliveryCharge(delivery, { quantity, goodsCents })) / 100
    const fitted_from = fittingCents === null ? null : fittedTotal(tyres, fittingCents) / 100
    return { ...product, full_set: { quantity, delivered, fitted_from } }
  })
}

function fittingOf(product: Product, prices: readonly InstallationPrice[]): number | null {
  const { vehicle_type: vehicleTypeId, diameter, run_flat: runFlat } = product
  return isFittable(vehicleTypeId) ? cheapestInstallation(prices, { vehicleTypeId, diameter, runFlat }) : null
}
