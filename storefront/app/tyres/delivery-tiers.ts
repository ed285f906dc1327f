import type { DeliveryTier } from '@pito/contracts/pricing'
import { centsOf } from '@pito/contracts/values/cents-of'
import type { Tier } from '@pito/contracts/values/delivery-charge'

export function deliveryTiers(tiers: readonly DeliveryTier[]): Tier[] {
  return tiers.map(({ from_quantity, shipping_charges }) => ({
    fromQuantity: from_quantity,
    grossCents: centsOf(shipping_charges),
  }))
}
