import { deliveryCharge } from './rules/delivery-charge.ts'
import type { PriceSettings } from './store.ts'

export function deliveryOfOne({ tiers }: Pick<PriceSettings, 'tiers'>): number {
  return deliveryCharge(tiers, 1)
}
