import type { DeliveryTier } from '@pito/contracts/pricing'
import { centsOf } from '../../tyres/tyre-card-data.ts'

interface TierRange {
  readonly from: number
  /** Null where the last tier goes on for ever. */
  readonly to: number | null
  readonly cents: number
}

/** Each tier lasts until the next one begins. */
export function tierRanges(tiers: readonly DeliveryTier[]): TierRange[] {
  return tiers.map(({ from_quantity, shipping_charges }, place) => {
    const next = tiers[place + 1]
    return {
      from: from_quantity,
      to: next ? next.from_quantity - 1 : null,
      cents: centsOf(shipping_charges),
    }
  })
}
