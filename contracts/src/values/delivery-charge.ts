export interface Tier {
  readonly fromQuantity: number
  readonly grossCents: number
}

/** Returns the highest tier that the quantity reaches, whatever the order of the tiers; null below the first tier. */
export function reachedTier(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<Tier | null>((last, tier) => (tier.fromQuantity > (last?.fromQuantity ?? 0) ? tier : last), null)
}

/** Delivery is charged once for all tyres together; an empty purchase has no charge. */
export function deliveryCharge(tiers: readonly Tier[], quantity: number): number {
  return reachedTier(tiers, quantity)?.grossCents ?? 0
}
