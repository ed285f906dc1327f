export interface Tier {
  readonly fromQuantity: number
  readonly grossCents: number
}

/** The price of the last tier that is reached; nothing is delivered for nothing bought. */
export function deliveryCharge(tiers: readonly Tier[], quantity: number): number {
  const reached = tiers.filter(({ fromQuantity }) => fromQuantity <= quantity)
  return reached.reduce((best, tier) => (tier.fromQuantity > best.fromQuantity ? tier : best), nothing)
    .grossCents
}

const nothing: Tier = { fromQuantity: 0, grossCents: 0 }
