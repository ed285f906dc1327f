export interface Tier {
  readonly fromQuantity: number
  readonly grossCents: number
}

/** The last tier that a quantity reaches, in whatever order the tiers come; null below the first. */
export function reachedTier(tiers: readonly Tier[], quantity: number): Tier | null {
  return tiers
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<Tier | null>((last, tier) => (tier.fromQuantity > (last?.fromQuantity ?? 0) ? tier : last), null)
}

/** Delivery is charged once, for all tyres together; nothing bought is delivered for nothing. */
export function deliveryCharge(tiers: readonly Tier[], quantity: number): number {
  return reachedTier(tiers, quantity)?.grossCents ?? 0
}
