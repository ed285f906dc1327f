import type { RecommendationReason } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { TyreCardData } from '../../../tyres/tyre-card-data.ts'
import type { RecommendedWords } from './recommended-words.ts'

type ReasonTyre = Pick<TyreCardData, 'cents' | 'label'>

/** A sentence has at most two parts, so that it is read at a glance. */
const mostParts = 2

const orders = {
  price: ['price', 'grip', 'quiet'],
  grip: ['grip', 'quiet', 'price'],
  quiet: ['quiet', 'grip', 'price'],
} as const satisfies Record<TyrePriority, readonly TyrePriority[]>

/**
 * Words the reason for a recommendation, beginning with what matters most to the visitor, for example "Best wet grip
 * (A) and 3 dB quieter than Good; out of 72 tyres".
 */
export function reasonSentence(
  { tyre, reason, level }: { tyre: ReasonTyre; reason: RecommendationReason; level: string },
  priority: TyrePriority,
  w: RecommendedWords,
): string {
  const parts = {
    price: pricePart(tyre, reason, w),
    grip: gripPart(tyre, reason, w),
    quiet: quietPart(tyre, reason, w),
  }
  const order = level === 'good' ? orders.price : orders[priority]
  const said = order.flatMap((each) => parts[each] ?? []).slice(0, mostParts)
  const text = said.join(` ${w.and} `)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}; ${w.outOf(reason.out_of)}`
}

function pricePart({ cents }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): string {
  const { first_in, difference, compared_with: other } = reason
  const four = formatEuro(fullSet * cents)
  if (first_in.price) return w.cheapest(four)
  if (!difference || !other) return w.four(four)
  const apart = centsOf(difference.price_for_four)
  if (apart === 0) return w.samePrice(four, other)
  return apart < 0 ? w.cheaper(formatEuro(-apart), other) : w.dearer(formatEuro(apart), other)
}

/** Returns what the grip is better in, or null if it is not better than that of the other tyre. */
function gripPart({ label }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): string | null {
  const { first_in, difference, compared_with: other } = reason
  if (difference && other) {
    if (difference.ice_grip) return w.iceGrip(other)
    if (difference.studs) return w.studs(other)
    if (difference.snow_grip) return w.snowGrip(other)
  }
  if (first_in.wet_grip && label.wet) return w.bestWetGrip(label.wet)
  const { from, to } = difference?.wet_grip ?? { from: '', to: '' }
  return other && to < from ? w.wetGrip(to, from, other) : null
}

function quietPart({ label }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): string | null {
  const { first_in, difference, compared_with: other } = reason
  if (first_in.noise_value && label.decibels !== null) return w.quietest(label.decibels)
  const apart = difference?.noise_value ?? 0
  return other && apart < 0 ? w.quieter(-apart, other) : null
}
