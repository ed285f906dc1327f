import type { Tier } from '@pito/contracts/values/delivery-charge'
import { deliveryCharge } from '@pito/contracts/values/delivery-charge'
import { cacheByTopic } from '../platform/cache-by-topic.ts'
import type { PriceSettings } from './store.ts'

const cachedTiers = cacheByTopic(
  'pricing',
  ({ sql }) =>
    sql<Tier>`select from_quantity as "fromQuantity", gross_cents as "grossCents" from delivery_tier`,
)

/**
 * Returns the delivery tiers for display, cached until the prices change. Sales are priced by tiers that are not
 * cached.
 */
export function deliveryTiers(ctx: Parameters<typeof cachedTiers>[0]): Promise<readonly Tier[]> {
  return cachedTiers(ctx, '')
}

export function deliveryOfOne({ tiers }: Pick<PriceSettings, 'tiers'>): number {
  return deliveryCharge(tiers, 1)
}
