import type { DeliveryTier } from '@pito/contracts/pricing'
import type { Tier } from '@pito/contracts/values/delivery-charge'

export function tiersInEuros(tiers: readonly Tier[]): DeliveryTier[] {
  return tiers.map(({ fromQuantity, grossCents }) => ({
    from_quantity: fromQuantity,
    shipping_charges: grossCents / 100,
  }))
}
