export interface Tier {
  readonly fromQuantity: number
  readonly grossCents: number
}

/**
 * Returns the highest tier that the quantity reaches, or null if the quantity is below every tier. The tiers may be
 * in any order.
 */
export function reachedTier(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<Tier | null>((last, tier) => (tier.fromQuantity > (last?.fromQuantity ?? 0) ? tier : last), null)
}

/** Returns the charge for delivering all tyres together. No tyres have no charge. */
export function deliveryCharge(tiers: readonly Tier[], quantity: number): number {
  return reachedTier(tiers, quantity)?.grossCents ?? 0
}
