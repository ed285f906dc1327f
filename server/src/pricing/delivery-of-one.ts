import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import type { PriceSettings } from './store.ts'

export function deliveryOfOne({ tiers }: Pick<PriceSettings, 'tiers'>): number {
  return deliveryCharge(tiers, 1)
}
