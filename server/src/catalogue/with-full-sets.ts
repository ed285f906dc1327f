import type { ListedProduct, Product } from '@pito/contracts/product'
import { firstQuantity } from '@pito/contracts/values/cart-quantity'
import { truck } from '@pito/contracts/values/vehicle-type'
import type { Ctx } from '../platform/context.ts'
import { deliveryTiers, fullSetTotals } from '../pricing/index.ts'
import { lowestInstallation } from '../service-points/index.ts'

/** No statement once the prices of delivery and fitting were read: both are cached until they change. */
export async function withFullSets(ctx: Ctx, products: readonly Product[]): Promise<ListedProduct[]> {
  const tiers = await deliveryTiers(ctx)
  return Promise.all(
    products.map(async (product) => {
      const quantity = firstQuantity(product.available_quantity)
      if (quantity === 0) return { ...product, full_set: null }
      const grossCents = Math.round(product.net_price_with_rc * 100)
      const fittingCents = await fittingOf(ctx, product)
      const { deliveredCents, fittedFromCents } = fullSetTotals({ quantity, grossCents, fittingCents }, tiers)
      const fitted_from = fittedFromCents === null ? null : fittedFromCents / 100
      return { ...product, full_set: { quantity, delivered: deliveredCents / 100, fitted_from } }
    }),
  )
}

async function fittingOf(ctx: Ctx, product: Product): Promise<number | null> {
  const { vehicle_type: vehicleTypeId, diameter, run_flat: runFlat } = product
  if (vehicleTypeId === truck) return null
  return (await lowestInstallation(ctx, { vehicleTypeId, diameter, runFlat }, ctx.locale)).cents
}
