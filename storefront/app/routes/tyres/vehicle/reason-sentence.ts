import type { RecommendationReason } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { TyreCardData } from '../../../tyres/tyre-card-data.ts'
import type { RecommendedWords } from './recommended-words.ts'

type ReasonTyre = Pick<TyreCardData, 'cents' | 'label'>
type Subject = 'price' | 'grip' | 'quiet' | 'fuel'

interface ReasonPart {
  readonly subject: Subject
  /** Receives " than Good" or the like if it is the first part that compares, and otherwise an empty text. */
  readonly text: string | ((than: string) => string)
  readonly isLoss?: true
  /** Whether the tyre is the first of all that were compared, such as the cheapest. */
  readonly isSuperlative?: true
}

/** A sentence has at most two advantages, so that it is read at a glance. Disadvantages are all named. */
const mostAdvantages = 2

const orders = {
  price: ['price', 'grip', 'quiet', 'fuel'],
  grip: ['grip', 'quiet', 'fuel', 'price'],
  quiet: ['quiet', 'grip', 'fuel', 'price'],
} as const satisfies Record<TyrePriority, readonly Subject[]>

/**
 * Words the reason for a recommendation, beginning with what matters most to the visitor, for example "Best wet grip
 * (A) and 3 dB quieter than Good, but 16,00 € more expensive; out of 72 tyres". The reason for the cheapest
 * recommendation begins with its price and names no disadvantages.
 */
export function reasonSentence(
  { tyre, reason, level }: { tyre: ReasonTyre; reason: RecommendationReason; level: string },
  priority: TyrePriority,
  w: RecommendedWords,
): string {
  const isCheapest = level === 'good'
  const order = orders[isCheapest ? 'price' : priority]
  const parts = [priceParts, gripParts, quietParts, fuelParts].flatMap((partsOf) => partsOf(tyre, reason, w))
  const inOrder = order.flatMap((subject) => parts.filter((part) => part.subject === subject))
  // If the price matters most, the sentence begins with what the tyre costs more.
  const leads = ({ subject, isLoss }: ReasonPart) => !isLoss || (subject === 'price' && order[0] === 'price')
  const advantages = inOrder.filter((part) => leads(part)).slice(0, mostAdvantages)
  const losses = isCheapest ? [] : inOrder.filter((part) => !leads(part))
  const all = advantages.some(({ isSuperlative }) => isSuperlative) ? w.outOf : w.compared
  return `${joined(advantages, losses, reason, w)}; ${all(reason.out_of)}`
}

/** Joins the parts and names the other tyre in the first part that compares. */
function joined(
  advantages: readonly ReasonPart[],
  losses: readonly ReasonPart[],
  { compared_with: other }: RecommendationReason,
  w: RecommendedWords,
): string {
  let than = other ? w.than(other) : ''
  const texts = [...advantages, ...losses].map(({ text }) => {
    if (typeof text === 'string') return text
    const worded = text(than)
    than = ''
    return worded
  })
  const [gained, lost] = [texts.slice(0, advantages.length), texts.slice(advantages.length)]
  const sentence = [gained, lost].filter(({ length }) => length > 0).map((list) => listed(list, w))
  const text = sentence.join(`, ${w.but} `)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(texts: readonly string[], w: RecommendedWords): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${w.and} ${last}` : last
}

function priceParts({ cents }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): ReasonPart[] {
  const { first_in, difference, compared_with: other } = reason
  const subject = 'price'
  const four = formatEuro(fullSet * cents)
  if (first_in.price) return [{ subject, text: w.cheapest(four), isSuperlative: true }]
  if (!difference || !other) return [{ subject, text: w.four(four) }]
  const apart = centsOf(difference.price_for_four)
  if (apart === 0) return [{ subject, text: w.samePrice(four, other) }]
  if (apart < 0) return [{ subject, text: (than) => w.cheaper(formatEuro(-apart), than) }]
  return [{ subject, text: (than) => w.dearer(formatEuro(apart), than), isLoss: true }]
}

function gripParts({ label }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): ReasonPart[] {
  const { first_in, difference, compared_with: other } = reason
  const subject = 'grip'
  const parts: ReasonPart[] = []
  if (difference && other) {
    if (difference.ice_grip) parts.push({ subject, text: w.iceGrip(other) })
    if (difference.studs) parts.push({ subject, text: w.studs(other) })
    if (difference.snow_grip) parts.push({ subject, text: w.snowGrip(other) })
    const texts = { ice_grip: w.noIceGrip, snow_grip: w.noSnowGrip, studs: w.noStuds }
    for (const mark of difference.lost) parts.push({ subject, text: texts[mark], isLoss: true })
  }
  const { from, to } = difference?.wet_grip ?? { from: '', to: '' }
  if (first_in.wet_grip && label.wet)
    parts.push({ subject, text: w.bestWetGrip(label.wet), isSuperlative: true })
  else if (other && to < from) parts.push({ subject, text: w.wetGrip(to, from, other) })
  else if (other && to > from) parts.push({ subject, text: w.wetGrip(to, from, other), isLoss: true })
  return parts
}

function quietParts({ label }: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): ReasonPart[] {
  const { first_in, difference } = reason
  const subject = 'quiet'
  if (first_in.noise_value && label.decibels !== null)
    return [{ subject, text: w.quietest(label.decibels), isSuperlative: true }]
  const apart = difference?.noise_value ?? 0
  if (apart < 0) return [{ subject, text: (than) => w.quieter(-apart, than) }]
  return apart > 0 ? [{ subject, text: (than) => w.louder(apart, than), isLoss: true }] : []
}

function fuelParts(_tyre: ReasonTyre, reason: RecommendationReason, w: RecommendedWords): ReasonPart[] {
  const { difference, compared_with: other } = reason
  const { from, to } = difference?.fuel_efficiency ?? { from: '', to: '' }
  if (!other || from === to) return []
  const text = w.fuel(to, from, other)
  return [to < from ? { subject: 'fuel', text } : { subject: 'fuel', text, isLoss: true }]
}
