import type { DeliveryTier } from '@pito/contracts/pricing'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { DeliveryPrices } from '@pito/contracts/values/delivery-charge'

export function deliveryPrices(tiers: readonly DeliveryTier[], freeFrom: number | null): DeliveryPrices {
  return {
    tiers: tiers.map(({ from_quantity, shipping_charges }) => ({
      fromQuantity: from_quantity,
      grossCents: centsOf(shipping_charges),
    })),
    freeFromCents: freeFrom === null ? null : centsOf(freeFrom),
  }
}
