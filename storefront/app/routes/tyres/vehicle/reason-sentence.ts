import type { RecommendationReason } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { TyreCardData } from '../../../tyres/tyre-card-data.ts'
import type { RecommendedWords } from './recommended-words.ts'

type ReasonTyre = Pick<TyreCardData, 'cents' | 'label'>

interface ReasonPart {
  readonly text: string
  /** Whether the tyre is the first of all that were compared, such as the cheapest. */
  readonly isSuperlative: boolean
}

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
  const shown = order.flatMap((each) => parts[each] ?? []).slice(0, mostParts)
  const text = shown.map((part) => part.text).join(` ${w.and} `)
  const all = shown.some(({ isSuperlative }) => isSuperlative) ? w.outOf : w.compared
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}; ${all(reason.out_of)}`
}

function pricePart({ cents }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): ReasonPart {
  const { first_in, difference, compared_with: other } = reason
  const four = formatEuro(fullSet * cents)
  if (first_in.price) return superlative(w.cheapest(four))
  if (!difference || !other) return comparison(w.four(four))
  const apart = centsOf(difference.price_for_four)
  if (apart === 0) return comparison(w.samePrice(four, other))
  return comparison(apart < 0 ? w.cheaper(formatEuro(-apart), other) : w.dearer(formatEuro(apart), other))
}

/** Returns what the grip is better in, or null if it is not better than that of the other tyre. */
function gripPart(
  { label }: ReasonTyre,
  reason: RecommendationReason,
  w: RecommendedWords,
): ReasonPart | null {
  const { first_in, difference, compared_with: other } = reason
  if (difference && other) {
    if (difference.ice_grip) return comparison(w.iceGrip(other))
    if (difference.studs) return comparison(w.studs(other))
    if (difference.snow_grip) return comparison(w.snowGrip(other))
  }
  if (first_in.wet_grip && label.wet) return superlative(w.bestWetGrip(label.wet))
  const { from, to } = difference?.wet_grip ?? { from: '', to: '' }
  return other && to < from ? comparison(w.wetGrip(to, from, other)) : null
}

function quietPart(
  { label }: ReasonTyre,
  reason: RecommendationReason,
  w: RecommendedWords,
): ReasonPart | null {
  const { first_in, difference, compared_with: other } = reason
  if (first_in.noise_value && label.decibels !== null) return superlative(w.quietest(label.decibels))
  const apart = difference?.noise_value ?? 0
  return other && apart < 0 ? comparison(w.quieter(-apart, other)) : null
}

function superlative(text: string): ReasonPart {
  return { text, isSuperlative: true }
}

function comparison(text: string): ReasonPart {
  return { text, isSuperlative: false }
}
