import type { Tier } from './delivery-charge.ts'
import { deliveryCharge } from './delivery-charge.ts'

export interface FullSet {
  readonly quantity: number
  /** Of one, everything in. */
  readonly grossCents: number
  /** Of one, where it is cheapest; null where nobody fits it. */
  readonly fittingCents: number | null
}

/** What it costs in the end: delivered home, or fitted, for which delivery costs nothing. */
export function fullSetTotals({ quantity, grossCents, fittingCents }: FullSet, tiers: readonly Tier[]) {
  const goodsCents = quantity * grossCents
  return {
    deliveredCents: goodsCents + deliveryCharge(tiers, quantity),
    fittedFromCents: fittingCents === null ? null : goodsCents + quantity * fittingCents,
  }
}
