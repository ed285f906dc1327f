import type { RecommendationReason } from '@pito/contracts/recommendations'
import { fullSet } from '@pito/contracts/values/cart-quantity'
import { centsOf } from '@pito/contracts/values/cents-of'
import { formatEuro } from '@pito/contracts/values/format-euro'
import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import type { TyreCardData } from '../../tyres/tyre-card-data.ts'
import type { ReasonWords } from './reason-words.ts'

type ReasonTyre = Pick<TyreCardData, 'cents' | 'label'>
type Subject = 'price' | 'grip' | 'quiet' | 'fuel'
type Difference = NonNullable<RecommendationReason['difference']>

interface ReasonPart {
  readonly subject: Subject
  /** Receives " than Good" or the like unless the part before it has named the same tyre, and otherwise an empty text. */
  readonly text: string | ((than: string) => string)
  /** Replaces the text at the beginning of the sentence. */
  readonly opening?: string
  /** The recommendation that the part compares with. */
  readonly other?: RecommendationLevel
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
 * recommendation begins with its price and names no disadvantages. A sentence compares with one other recommendation.
 */
export function reasonSentence(
  { tyre, reason, level }: { tyre: ReasonTyre; reason: RecommendationReason; level: RecommendationLevel },
  priority: TyrePriority,
  w: ReasonWords,
): string {
  const isCheapest = level === 'good'
  const order = orders[isCheapest ? 'price' : priority]
  const inOrder = (parts: readonly ReasonPart[]) =>
    order.flatMap((subject) => parts.filter((part) => part.subject === subject))
  const { difference, compared_with } = reason
  const other = compared_with ?? undefined
  const price = isCheapest ? cheapestPart(tyre, reason, w) : priceParts(difference, other, w)
  const others = qualityParts(tyre, reason, difference, other, w)
  // If the price matters most, the sentence begins with what the tyre costs more.
  const leads = ({ subject, isLoss }: ReasonPart) => !isLoss || (subject === 'price' && order[0] === 'price')
  const advantages = inOrder([...price, ...others].filter(leads)).slice(0, mostAdvantages)
  const losses = isCheapest
    ? []
    : inOrder([...price, ...others].filter((part) => part.isLoss && !leads(part)))
  const all = advantages.some(({ isSuperlative }) => isSuperlative) ? w.outOf : w.compared
  return `${joined(advantages, losses, w)}; ${all(reason.out_of)}`
}

/** Joins the parts, and names the other tyre wherever the part before does not. */
function joined(advantages: readonly ReasonPart[], losses: readonly ReasonPart[], w: ReasonWords): string {
  let named: RecommendationLevel | undefined
  const texts = [...advantages, ...losses].map(({ text, opening, other }, place) => {
    if (typeof text === 'string') {
      if (other && other !== named) named = undefined
      return place === 0 ? (opening ?? text) : text
    }
    const than = other && other !== named ? w.than(other) : ''
    named = other
    return text(than)
  })
  const [gained, lost] = [texts.slice(0, advantages.length), texts.slice(advantages.length)]
  const sentence = [gained, lost].filter(({ length }) => length > 0).map((list) => listed(list, w))
  const text = sentence.join(`, ${w.but} `)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function listed(texts: readonly string[], w: ReasonWords): string {
  const last = texts.at(-1) ?? ''
  return texts.length > 1 ? `${texts.slice(0, -1).join(', ')} ${w.and} ${last}` : last
}

/** The cheapest recommendation is the cheapest tyre that fits. A list may have a cheaper tyre that does not fit. */
function cheapestPart(
  { cents }: ReasonTyre,
  { first_in }: RecommendationReason,
  w: ReasonWords,
): ReasonPart[] {
  const four = formatEuro(fullSet * cents)
  const text = first_in.price ? w.cheapest(four) : w.cheapestThatFits(four)
  return [{ subject: 'price', text, isSuperlative: true }]
}

function priceParts(
  difference: Difference | null,
  other: RecommendationLevel | undefined,
  w: ReasonWords,
): ReasonPart[] {
  if (!difference || !other) return []
  const [subject, apart] = ['price' as const, centsOf(difference.price_for_four)]
  if (apart <= 0) return [{ subject, text: w.samePrice(other), other }]
  return [{ subject, text: (than) => w.dearer(formatEuro(apart), than), other, isLoss: true }]
}

/**
 * Returns what distinguishes the tyre from the other one apart from the price. A tyre is called the best of all only in
 * what it is better than the other one.
 */
function qualityParts(
  { label }: ReasonTyre,
  { first_in }: RecommendationReason,
  difference: Difference | null,
  other: RecommendationLevel | undefined,
  w: ReasonWords,
): ReasonPart[] {
  const best: Record<'wet' | 'quiet', ReasonPart[]> = {
    wet:
      first_in.wet_grip && label.wet
        ? [
            {
              subject: 'grip',
              text: w.bestInTheWet(label.wet),
              opening: w.bestWetGrip(label.wet),
              isSuperlative: true,
            },
          ]
        : [],
    quiet:
      first_in.noise_value && label.decibels !== null
        ? [{ subject: 'quiet', text: w.quietest(label.decibels), isSuperlative: true }]
        : [],
  }
  if (!difference || !other) return [...best.wet, ...best.quiet]
  const { wet_grip: wet, fuel_efficiency: fuel, noise_value, lost } = difference
  const parts: ReasonPart[] = []
  if (difference.ice_grip) parts.push({ subject: 'grip', text: w.iceGrip(other), other })
  if (difference.studs) parts.push({ subject: 'grip', text: w.studs(other), other })
  if (difference.snow_grip) parts.push({ subject: 'grip', text: w.snowGrip(other), other })
  const texts = { ice_grip: w.noIceGrip, snow_grip: w.noSnowGrip, studs: w.noStuds }
  for (const mark of lost) parts.push({ subject: 'grip', text: texts[mark], isLoss: true })
  if (wet && wet.to < wet.from)
    parts.push(...firstOf(best.wet, { subject: 'grip', text: w.wetter(wet.to, wet.from, other), other }))
  if (wet && wet.to > wet.from)
    parts.push({ subject: 'grip', text: w.lessWet(wet.to, wet.from, other), other, isLoss: true })
  const apart = noise_value ?? 0
  if (apart < 0)
    parts.push(...firstOf(best.quiet, { subject: 'quiet', text: (than) => w.quieter(-apart, than), other }))
  if (apart > 0) parts.push({ subject: 'quiet', text: (than) => w.louder(apart, than), other, isLoss: true })
  if (fuel && fuel.to < fuel.from)
    parts.push({ subject: 'fuel', text: w.thriftier(fuel.to, fuel.from, other), other })
  if (fuel && fuel.to > fuel.from)
    parts.push({ subject: 'fuel', text: w.thirstier(fuel.to, fuel.from, other), other, isLoss: true })
  return parts
}

function firstOf(superlative: readonly ReasonPart[], comparative: ReasonPart): readonly ReasonPart[] {
  return superlative.length > 0 ? superlative : [comparative]
}
