import type { PriceFacts } from './price-facts.ts'
import { marginOf } from './price-facts.ts'

/**
 * Above how many per cent a change of price is guarded, and how many guarded prices may be saved at once without the
 * right `override-price-guard`.
 */
export const priceGuard = { mostChangePercent: 30, mostGuardedRows: 10 } as const

const priceObjections = ['large-change', 'below-cost', 'below-minimum'] as const
export type PriceObjection = (typeof priceObjections)[number]

/**
 * Returns why the price guard stops a new price, or null. A guarded price is saved only after somebody has ticked it
 * and entered a reason. The price that an article has already is never guarded.
 */
export function whyNotPrice(facts: PriceFacts, newCents: number): readonly PriceObjection[] | null {
  const { priceCents, minimumCents } = facts
  if (newCents === priceCents) return null
  const objects: Record<PriceObjection, boolean> = {
    'large-change':
      priceCents !== null &&
      Math.abs(newCents - priceCents) * 100 > priceCents * priceGuard.mostChangePercent,
    'below-cost': (marginOf(facts, newCents)?.cents ?? 0) < 0,
    'below-minimum': minimumCents !== null && newCents < minimumCents,
  }
  const objections = priceObjections.filter((objection) => objects[objection])
  return objections.length > 0 ? objections : null
}
