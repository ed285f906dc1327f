import { allSeason, seasonOf, summer } from '@pito/contracts/values/tyre-season'
import { seasonAnswerNames } from '../../../list/read-previous-answer.ts'
import { winterToBuy } from '../../../season/winter-to-buy.ts'
import { optionsIn } from '../filters/list-options.ts'

export type SeasonName = (typeof seasonAnswerNames)[number]

export interface SeasonAnswer {
  readonly name: SeasonName
  /** The seasons as the URL names them. */
  readonly seasons: readonly string[]
  readonly count: number
  /** The answers that narrow this one to a single season, if it has several. */
  readonly parts: readonly { readonly season: string; readonly count: number }[]
}

const idsOf: Readonly<Record<SeasonName, readonly number[]>> = {
  winter: winterToBuy(null).map(({ id }) => id),
  summer: [summer],
  'all-season': [allSeason],
}

/** Returns the answers to the question about the season of which there are tyres. `facet` is the packed filter. */
export function seasonAnswers(facet: string): SeasonAnswer[] {
  const options = optionsIn(facet)
  return seasonAnswerNames.flatMap((name) => {
    const offered = options.filter(({ value }) => idsOf[name].includes(seasonOf(value)?.id ?? 0))
    const parts = offered
      .filter(({ count }) => count > 0)
      .map(({ value, count }) => ({ season: value, count }))
    const count = parts.reduce((sum, part) => sum + part.count, 0)
    if (count === 0) return []
    return [{ name, seasons: offered.map(({ value }) => value), count, parts: parts.length > 1 ? parts : [] }]
  })
}

/** Returns the name of the answer that consists of exactly the picked seasons, or null if there is none. */
export function nameOfSeasons(picked: readonly string[], facet: string): string | null {
  const whole = seasonAnswers(facet).find(
    ({ seasons }) => seasons.length === picked.length && seasons.every((season) => picked.includes(season)),
  )
  return whole?.name ?? (picked.length === 1 ? (picked[0] ?? null) : null)
}
