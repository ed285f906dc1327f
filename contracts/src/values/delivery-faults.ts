import { deliverySentences as s } from './delivery-sentences.ts'
import type { Sentence } from './sentences.ts'

export interface DeliveryFields {
  readonly tiers: readonly { readonly from_quantity: number; readonly gross_cents: number }[]
  readonly cars_least_days: number
  readonly cars_most_days: number
  readonly trucks_least_days: number
  readonly trucks_most_days: number
  readonly no_dispatch_weekdays: readonly number[]
}

/**
 * Returns the sentence of each field that contradicts another one. Without faults the object is empty. Missing fields
 * contradict nothing.
 */
export function deliveryFaults(fields: Partial<DeliveryFields>): Readonly<Record<string, Sentence>> {
  const tiers = fields.tiers && tiersFault(fields.tiers.map(({ from_quantity }) => from_quantity))
  const isEarlier = (most?: number, least?: number) =>
    most !== undefined && least !== undefined && most < least
  return {
    ...(tiers && { tiers }),
    ...(isEarlier(fields.cars_most_days, fields.cars_least_days) && { cars_most_days: s.daysOrder }),
    ...(isEarlier(fields.trucks_most_days, fields.trucks_least_days) && { trucks_most_days: s.daysOrder }),
    ...(new Set(fields.no_dispatch_weekdays).size >= 5 && { no_dispatch_weekdays: s.weekdays }),
  }
}

/** A tier ends where the next one starts, so tiers that start at one tyre leave no gap. */
function tiersFault(starts: readonly number[]): Sentence | null {
  if (Math.min(...starts) !== 1) return s.firstTier
  return new Set(starts).size < starts.length ? s.tierTwice : null
}
