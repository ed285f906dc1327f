import type { PriceFacts } from './price-facts.ts'
import { marginOf } from './price-facts.ts'

/**
 * The limits of the price guard. A change of price is guarded above so many per cent, from the present price as well as
 * from the one of 24 hours ago, so that small steps do not pass unseen. A first price is guarded if it is
 * more than so many times the median price of its size, or less than that part of it, and if it is more than so many
 * times the purchase price with VAT and fee. A person may save so many guarded prices a day without the right
 * `override-price-guard`.
 */
export const priceGuard = {
  mostChangePercent: 30,
  mostTimesMedian: 2,
  mostTimesCost: 3,
  mostGuardedADay: 10,
} as const

const priceObjections = [
  'large-change',
  'large-change-in-a-day',
  'below-cost',
  'far-above-cost',
  'unlike-size',
  'below-minimum',
] as const
export type PriceObjection = (typeof priceObjections)[number]

/**
 * Returns why the price guard stops a new price, or null. A guarded price is saved only after somebody has ticked it
 * and entered a reason. The price that an article has already is never guarded.
 */
export function whyNotPrice(facts: PriceFacts, newCents: number): readonly PriceObjection[] | null {
  const { priceCents, minimumCents, dayAgoCents, sizeMedianCents: median } = facts
  if (newCents === priceCents) return null
  const isFirst = priceCents === null
  const isLarge = (from: number | null) =>
    from !== null && Math.abs(newCents - from) * 100 > from * priceGuard.mostChangePercent
  const objects: Record<PriceObjection, boolean> = {
    'large-change': isLarge(priceCents),
    'large-change-in-a-day': !isFirst && !isLarge(priceCents) && isLarge(dayAgoCents),
    'below-cost': (marginOf(facts, newCents)?.cents ?? 0) < 0,
    'far-above-cost': isFirst && isFarAboveCost(facts, newCents),
    'unlike-size':
      isFirst &&
      median !== null &&
      (newCents > median * priceGuard.mostTimesMedian || newCents * priceGuard.mostTimesMedian < median),
    'below-minimum': minimumCents !== null && newCents < minimumCents,
  }
  const objections = priceObjections.filter((objection) => objects[objection])
  return objections.length > 0 ? objections : null
}

function isFarAboveCost({ purchaseCents, feeCents, vatPermille }: PriceFacts, cents: number): boolean {
  if (purchaseCents === null) return false
  return (cents - feeCents) * 1000 > purchaseCents * (1000 + vatPermille) * priceGuard.mostTimesCost
}
