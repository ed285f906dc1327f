import type { bulkChanges, priceEndings } from '@pito/contracts/values/bulk-pricing'
import type { PriceFacts } from '@pito/contracts/values/price-facts'

export interface BulkRule {
  readonly change: (typeof bulkChanges)[number]
  /** A percentage in hundredths of a per cent, or an amount in cents. */
  readonly value: number
  readonly ending: (typeof priceEndings)[number]
}

/**
 * Returns the price that a rule sets, or null if the article lacks the price or the purchase price that the rule needs.
 * A percentage applies to the price without the recycling fee, and the fee is added again. A margin is the share of the
 * price without VAT and fee.
 */
export function bulkPrice(facts: PriceFacts, { change, value, ending }: BulkRule): number | null {
  const exact = exactPrice(facts, change, value)
  return exact === null ? null : withEnding(exact, ending)
}

function exactPrice(
  { priceCents, purchaseCents, feeCents, vatPermille }: PriceFacts,
  change: BulkRule['change'],
  value: number,
): number | null {
  if (change === 'margin') {
    if (purchaseCents === null) return null
    return (purchaseCents * 10_000 * (1000 + vatPermille)) / ((10_000 - value) * 1000) + feeCents
  }
  if (priceCents === null) return null
  if (change === 'amount') return priceCents + value
  return ((priceCents - feeCents) * (10_000 + value)) / 10_000 + feeCents
}

const steps = {
  exact: { every: 1, offset: 0 },
  '00': { every: 100, offset: 0 },
  '90': { every: 100, offset: 90 },
  '95': { every: 100, offset: 95 },
  tens: { every: 1000, offset: 0 },
} as const

/** Returns the nearest price with the ending, the higher one of two. It is never zero or less. */
function withEnding(cents: number, ending: BulkRule['ending']): number {
  const { every, offset } = steps[ending]
  const rounded = Math.round((cents - offset) / every) * every + offset
  return rounded > 0 ? rounded : offset || every
}
