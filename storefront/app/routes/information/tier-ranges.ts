import type { Tier } from '@pito/contracts/values/delivery-charge'

interface TierRange {
  readonly from: number
  /** Null where the last tier goes on for ever. */
  readonly to: number | null
  readonly cents: number
}

/** Each tier lasts until the next one begins. */
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
