import type { DeliveryTier } from '@pito/contracts/pricing'
import type { Tier } from './rules/delivery-charge.ts'

export function tiersInEuros(tiers: readonly Tier[]): DeliveryTier[] {
  return tiers.map(({ fromQuantity, grossCents }) => ({
    from_quantity: fromQuantity,
    shipping_charges: grossCents / 100,
  }))
}
