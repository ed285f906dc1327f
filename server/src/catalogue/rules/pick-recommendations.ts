import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import { recommendationLevels } from '@pito/contracts/values/recommendation-levels'

/** A tyre that may be recommended. */
interface Candidate {
  readonly id: number
  readonly modelId: number
  readonly priceCents: number
}

/**
 * Picks up to three tyres of different models from tyres that are ranked by what matters most to the buyer, the best
 * first. The last pick is the highest-ranked tyre that leaves enough other models at the same price or below. The
 * picks before it are chosen in the same way among the tyres that cost at most as much, except that the first pick is
 * the cheapest of them. Therefore no pick is cheaper than the one before it, and there are always as many picks as
 * there are models, up to three. Neither the margin nor a payment of a supplier is known here.
 */
export function pickRecommendations<Tyre extends Candidate>(
  ranked: readonly Tyre[],
): { level: RecommendationLevel; tyre: Tyre }[] {
  const picked: Tyre[] = []
  let left = ranked
  for (let others = Math.min(recommendationLevels.length, modelsIn(ranked).size) - 1; others >= 0; others--) {
    const pick = others === 0 ? cheapestOf(left) : left.find(leavesModels(left, others))
    if (!pick) break
    picked.unshift(pick)
    left = left.filter(({ modelId, priceCents }) => modelId !== pick.modelId && priceCents <= pick.priceCents)
  }
  return picked.map((tyre, place) => ({ level: recommendationLevels[place] ?? 'best', tyre }))
}

/** Returns whether so many other models are sold at the price of a tyre or below it. */
function leavesModels(tyres: readonly Candidate[], others: number): (tyre: Candidate) => boolean {
  const prices = [...modelsIn(tyres).values()].sort((one, other) => one - other)
  const least = prices[others] ?? Infinity
  return ({ priceCents }) => priceCents >= least
}

/** Returns the lowest price of each model. */
function modelsIn(tyres: readonly Candidate[]): ReadonlyMap<number, number> {
  const lowest = new Map<number, number>()
  for (const { modelId, priceCents } of tyres)
    lowest.set(modelId, Math.min(priceCents, lowest.get(modelId) ?? Infinity))
  return lowest
}

function cheapestOf<Tyre extends Candidate>(tyres: readonly Tyre[]): Tyre | undefined {
  const lowest = Math.min(...modelsIn(tyres).values())
  return tyres.find(({ priceCents }) => priceCents === lowest)
}
