import type { Tier } from '@pito/contracts/values/delivery-charge'

interface TierRange {
  readonly from: number
  /** The last quantity of the tier, or null for the last tier, which has no upper limit. */
  readonly to: number | null
  readonly cents: number
}

/** Returns the tiers with their upper limits: each tier ends just before the next one begins. */
export function tierRanges(tiers: readonly Tier[]): TierRange[] {
  return tiers.map(({ fromQuantity, grossCents }, place) => {
    const next = tiers[place + 1]
    return {
      from: fromQuantity,
      to: next ? next.fromQuantity - 1 : null,
      cents: grossCents,
    }
  })
}
