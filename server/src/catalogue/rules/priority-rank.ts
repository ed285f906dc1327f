import { studded, winterSeasons } from '@pito/contracts/values/tyre-season'

/** The properties by which tyres are ranked for grip and for quietness. */
interface RankedTyre {
  readonly seasonId: number
  readonly iceGrip: boolean
  readonly has3pmsf: boolean
  /** The wet grip class of the label, from A to G. It is null if it is not stated. */
  readonly wetGrip: string | null
  readonly noiseValue: number | null
}

const notStated = 7
const marksOfNone = 7
/** Higher than the noise of any tyre, so that tyres whose noise is not stated rank last. */
const noiseNotStated = 127

/**
 * Returns the rank of a tyre by its grip, from 0 (the best) to 63. Winter tyres are ranked by their marks first: the ice
 * grip mark, studs and the three-peak mountain snowflake, in this order. Tyres with the same marks are ranked by the
 * wet grip class, and those whose class is not stated come last. The marks of other tyres do not count.
 */
export function gripRank({ seasonId, iceGrip, has3pmsf, wetGrip }: RankedTyre): number {
  const lacking = (iceGrip ? 0 : 4) + (seasonId === studded ? 0 : 2) + (has3pmsf ? 0 : 1)
  const marks = winterSeasons.includes(seasonId) ? lacking : marksOfNone
  return marks * (notStated + 1) + (wetGrip === null ? notStated : 'ABCDEFG'.indexOf(wetGrip))
}

/** Returns the rank of a tyre by its noise in decibels, from 0 to 127. Tyres whose noise is not stated come last. */
export function quietRank({ noiseValue }: Pick<RankedTyre, 'noiseValue'>): number {
  return noiseValue ?? noiseNotStated
}
