export interface Tier {
  readonly fromQuantity: number
  readonly grossCents: number
}

export interface DeliveryPrices {
  readonly tiers: readonly Tier[]
  /** The price of the tyres from which delivery is free, or null if the tier always decides the price. */
  readonly freeFromCents: number | null
}

interface TyresToDeliver {
  readonly quantity: number
  /** The price of all tyres with their recycling fees, before any discount. */
  readonly goodsCents: number
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
export function deliveryCharge(
  { tiers, freeFromCents }: DeliveryPrices,
  { quantity, goodsCents }: TyresToDeliver,
): number {
  if (freeFromCents !== null && goodsCents >= freeFromCents) return 0
  return reachedTier(tiers, quantity)?.grossCents ?? 0
}
