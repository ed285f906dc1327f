import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import { recommendationLevels } from '@pito/contracts/values/recommendation-levels'
import type { TyrePriority } from '@pito/contracts/values/tyre-priority'
import { studded } from '@pito/contracts/values/tyre-season'
import { gripRank, quietRank } from './priority-rank.ts'

/** The properties in which recommended tyres are compared. */
export interface RecommendedTyre {
  readonly id: number
  readonly modelId: number
  readonly priceCents: number
  readonly seasonId: number
  readonly iceGrip: boolean
  readonly has3pmsf: boolean
  /** The classes of the label, from A to G. A value that is not stated is null. */
  readonly wetGrip: string | null
  readonly fuelEfficiency: string | null
  readonly noiseValue: number | null
}

const rankOf: Readonly<Record<TyrePriority, (tyre: RecommendedTyre) => number>> = {
  price: ({ priceCents }) => priceCents,
  grip: gripRank,
  quiet: quietRank,
}

/** The properties, as places in what `flawsOf` returns, of which a better pick must improve one. */
const propertiesOf: Readonly<Record<TyrePriority, readonly number[]>> = {
  price: [0, 1, 2, 3, 4, 5],
  grip: [0, 1, 2, 3],
  quiet: [5],
}

/**
 * Picks up to three tyres of different models. A tyre is never picked if another one that costs no more is at least
 * as good in everything. The first pick is the cheapest tyre. If the price matters most to the buyer, each further
 * pick is the cheapest tyre that is better than the pick before it in some property and worse in none. Otherwise the
 * best pick is the tyre that ranks highest by what matters most, and the pick between is the cheapest tyre that ranks
 * between the two, if possible one that loses nothing of what matters most. Each pick improves on the one before it in a
 * value that both state, so that its reason can name the improvement. There are fewer picks if no such tyre exists.
 * Neither the margin nor a payment of a supplier is known here.
 */
export function pickRecommendations<Tyre extends RecommendedTyre>(
  tyres: readonly Tyre[],
  priority: TyrePriority,
): { level: RecommendationLevel; tyre: Tyre }[] {
  const rank = rankOf[priority]
  const byPrice = (one: Tyre, other: Tyre) =>
    one.priceCents - other.priceCents || rank(one) - rank(other) || one.id - other.id
  const choices = withoutDominated(tyres.toSorted(byPrice))
  const [good] = choices
  if (!good) return []
  const picks = priority === 'price' ? upgradesOf(good, choices) : rankedAbove(good, choices, priority)
  return [good, ...picks].map((tyre, place) => ({ level: recommendationLevels[place] ?? 'best', tyre }))
}

/** Returns the cheapest tyre that improves on the good one, and the cheapest one that improves on that tyre. */
function upgradesOf<Tyre extends RecommendedTyre>(good: Tyre, choices: readonly Tyre[]): Tyre[] {
  const improves = (tyre: Tyre, other: Tyre) => isNoWorse(tyre, other) && statesGain(tyre, other, 'price')
  const better = choices.find((tyre) => tyre.modelId !== good.modelId && improves(tyre, good))
  const best = choices.find(
    (tyre) =>
      better && tyre.modelId !== good.modelId && tyre.modelId !== better.modelId && improves(tyre, better),
  )
  return [better, best].filter((tyre) => tyre !== undefined)
}

function rankedAbove<Tyre extends RecommendedTyre>(
  good: Tyre,
  choices: readonly Tyre[],
  priority: TyrePriority,
): Tyre[] {
  const rank = rankOf[priority]
  const ranksAbove = (tyre: Tyre, other: Tyre) =>
    rank(tyre) < rank(other) && statesGain(tyre, other, priority)
  const above = choices.filter(
    (tyre) => tyre.modelId !== good.modelId && ranksAbove(tyre, good) && statesWhat(good, tyre),
  )
  const best = above.toSorted((one, other) => rank(one) - rank(other))[0]
  const between = above.filter(
    (tyre) =>
      best &&
      tyre.modelId !== best.modelId &&
      ranksAbove(best, tyre) &&
      tyre.priceCents <= best.priceCents &&
      isWorseOnlyWhere(best, tyre, good),
  )
  // For grip, the ice grip mark outranks the wet grip class, but a tyre with both gains is the clearer improvement.
  const losesNothing = (tyre: Tyre) =>
    propertiesOf[priority].every((property) => !worseIn(tyre, good)[property])
  const better = between.find(losesNothing) ?? between[0]
  return [better, best].filter((tyre) => tyre !== undefined)
}

/** Expects the tyres in the order of their prices. */
function withoutDominated<Tyre extends RecommendedTyre>(byPrice: readonly Tyre[]): Tyre[] {
  const choices: Tyre[] = []
  for (const tyre of byPrice) if (!choices.some((cheaper) => isNoWorse(cheaper, tyre))) choices.push(tyre)
  // Of tyres with equal prices, a later one may be better in everything than an earlier one.
  return choices.filter(
    (tyre) => !choices.some((other) => other.priceCents === tyre.priceCents && improvesOn(other, tyre)),
  )
}

function improvesOn(tyre: RecommendedTyre, other: RecommendedTyre): boolean {
  return isNoWorse(tyre, other) && !isNoWorse(other, tyre)
}

/** Returns whether a tyre is at least as good as the other one in everything but the price. Studs are a matter of choice. */
function isNoWorse(tyre: RecommendedTyre, other: RecommendedTyre): boolean {
  return tyre.seasonId === other.seasonId && worseIn(tyre, other).every((isWorse) => !isWorse)
}

/** Returns whether a tyre is worse than the best one at most in what the best tyre is worse in than the good one. */
function isWorseOnlyWhere(best: RecommendedTyre, tyre: RecommendedTyre, good: RecommendedTyre): boolean {
  const thanGood = worseIn(best, good)
  return worseIn(best, tyre).every((isWorse, property) => !isWorse || thanGood[property])
}

/** Returns for each property whether the tyre is worse than the other one. A value that is not stated is the worst. */
export function worseIn(tyre: RecommendedTyre, other: RecommendedTyre): boolean[] {
  const otherFlaws = flawsOf(other)
  return flawsOf(tyre).map((flaw, property) => flaw > (otherFlaws[property] ?? 0))
}

/** Returns whether a tyre is better than the other one in a value that both state and that matters to the buyer. */
function statesGain(tyre: RecommendedTyre, other: RecommendedTyre, priority: TyrePriority): boolean {
  const [flaws, otherFlaws] = [flawsOf(tyre), flawsOf(other)]
  return propertiesOf[priority].some((property) => {
    const [flaw = 0, otherFlaw = 0] = [flaws[property], otherFlaws[property]]
    return flaw < otherFlaw && otherFlaw < Infinity
  })
}

function flawsOf({ seasonId, iceGrip, has3pmsf, wetGrip, fuelEfficiency, noiseValue }: RecommendedTyre) {
  return [
    Number(seasonId !== studded),
    Number(!iceGrip),
    Number(!has3pmsf),
    wetGrip?.charCodeAt(0) ?? Infinity,
    fuelEfficiency?.charCodeAt(0) ?? Infinity,
    noiseValue ?? Infinity,
  ]
}

/** Returns whether a tyre states each value that the good one states, so that its reason can name the differences. */
function statesWhat(good: RecommendedTyre, tyre: RecommendedTyre): boolean {
  return (['wetGrip', 'fuelEfficiency', 'noiseValue'] as const).every(
    (value) => good[value] === null || tyre[value] !== null,
  )
}
