interface Reduction {
  readonly priceCents: number
  readonly reducedAt: Date
  /** The lowest price in cents of the 30 days before the reduction. It is null if the tyre was not on sale then. */
  readonly lowestCents: number | null
}

const maxClaimDays = 60
const dayMilliseconds = 24 * 60 * 60 * 1000

/**
 * Returns the price from which the shop may claim a reduction, or null. That price is the lowest one of the 30 days
 * before the reduction (Directive (EU) 2019/2161), never one that was higher only for a moment. After 60 days the
 * reduced price has become the normal price, and the claim ends.
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

/** Returns the day of a moment as a number: the whole days since 1970. */
function dayNumberOf(moment: Date): number {
  return Math.floor(moment.getTime() / dayMilliseconds)
}

/**
 * Returns the days of the reductions that the shop may claim now. The first day on which only a part of the reductions
 * may be claimed is left out.
 */
export function daysOfClaims(now: Date): number[] {
  return Array.from({ length: maxClaimDays }, (_, before) => dayNumberOf(now) - before)
}
