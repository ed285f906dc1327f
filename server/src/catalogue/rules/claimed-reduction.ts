interface Reduction {
  readonly priceCents: number
  readonly reducedAt: Date
  /** The lowest price in force in the 30 days before; null when the tyre was not on sale then. */
  readonly lowestCents: number | null
}

const maxClaimDays = 60
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * A reduction is claimed from the lowest price of the 30 days before it (Directive (EU) 2019/2161), never from a price
 * that was higher only for a moment. After 60 days the reduced price has become the normal price, and the claim ends.
 */
export function claimedReduction(
  reduction: Reduction | null,
  now: Date,
): { readonly lowestCents: number } | null {
  if (!reduction || reduction.lowestCents === null) return null
  const { priceCents, lowestCents, reducedAt } = reduction
  const days = (now.getTime() - reducedAt.getTime()) / dayMilliseconds
  return priceCents < lowestCents && days <= maxClaimDays ? { lowestCents } : null
}
