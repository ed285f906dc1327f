import { fullSet } from '@pito/contracts/values/cart-quantity'
import type { RecommendationLevel } from '@pito/contracts/values/recommendation-levels'
import { studded } from '@pito/contracts/values/tyre-season'
import { differenceOf } from './pick-alternatives.ts'
import type { RecommendedTyre } from './pick-recommendations.ts'
import { worseIn } from './pick-recommendations.ts'

interface PickedTyre {
  readonly level: RecommendationLevel
  readonly tyre: RecommendedTyre
}

/**
 * Returns the reason for each pick: the values in which no compared tyre is better, and the difference to one other pick.
 * The first pick is compared with the second, and the others with the one before them. The third one is compared with
 * the first if only that names everything in which the third one is worse. A reason never mixes two comparisons, because
 * a sentence with "than Better" and "than Good" reads as if the best one were worse than both.
 */
export function reasonsOf(picks: readonly PickedTyre[], compared: readonly RecommendedTyre[]) {
  const best = bestOf(compared)
  const [first, second] = picks
  return picks.map((pick, place) => {
    const isFirstMeant = first && second && place === 2 && losesMore(pick.tyre, first.tyre, second.tyre)
    const other = isFirstMeant ? first : picks[place === 0 ? 1 : place - 1]
    const { id, iceGrip, priceCents, wetGrip, noiseValue } = pick.tyre
    return {
      id,
      level: pick.level,
      reason: {
        out_of: compared.length,
        ice_grip: iceGrip,
        first_in: {
          price: priceCents === best.priceCents,
          wet_grip: wetGrip !== null && wetGrip === best.wetGrip,
          noise_value: noiseValue !== null && noiseValue === best.noiseValue,
        },
        compared_with: other?.level ?? null,
        difference: other ? differenceTo(other.tyre, pick.tyre) : null,
      },
    }
  })
}

/** Returns whether a tyre is worse than the first one in something in which it is not worse than the second one. */
function losesMore(tyre: RecommendedTyre, first: RecommendedTyre, second: RecommendedTyre): boolean {
  const thanSecond = worseIn(tyre, second)
  return worseIn(tyre, first).some((isWorse, property) => isWorse && !thanSecond[property])
}

function bestOf(tyres: readonly RecommendedTyre[]) {
  const stated = <Value>(values: readonly (Value | null)[]) => values.filter((value) => value !== null)
  return {
    priceCents: Math.min(...tyres.map(({ priceCents }) => priceCents)),
    wetGrip: stated(tyres.map(({ wetGrip }) => wetGrip)).sort()[0],
    noiseValue: Math.min(...stated(tyres.map(({ noiseValue }) => noiseValue))),
  }
}

/** Returns what a buyer gains and loses with a tyre instead of the other one. */
function differenceTo(other: RecommendedTyre, tyre: RecommendedTyre) {
  const { cents, wetGrip, decibels, iceGrip, snowGrip } = differenceOf(other, tyre)
  const [from, to] = [other.fuelEfficiency, tyre.fuelEfficiency]
  const studs = tyre.seasonId === studded && other.seasonId !== studded
  const lost = [
    other.iceGrip && !tyre.iceGrip && ('ice_grip' as const),
    other.has3pmsf && !tyre.has3pmsf && ('snow_grip' as const),
    other.seasonId === studded && tyre.seasonId !== studded && ('studs' as const),
  ]
  return {
    price_for_four: (fullSet * cents) / 100,
    wet_grip: wetGrip,
    fuel_efficiency: from === null || to === null || from === to ? null : { from, to },
    noise_value: decibels,
    ice_grip: iceGrip,
    snow_grip: snowGrip,
    studs,
    lost: lost.filter((mark) => mark !== false),
  }
}
