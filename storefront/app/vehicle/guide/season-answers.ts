import { seasonOf, studdable, winterSeasons } from '@pito/contracts/values/tyre-season'
import { allGroups } from '../../season/season-groups.ts'
import { optionsIn } from '../../tyres/filters/list-options.ts'
import type { seasonAnswerNames } from '../../tyres/list/read-previous-answer.ts'

export type SeasonName = (typeof seasonAnswerNames)[number]

export interface SeasonAnswer {
  readonly name: SeasonName
  /** The seasons as the URL names them. */
  readonly seasons: readonly string[]
  readonly count: number
  /** The answers that narrow this one to a single season, if it has several. No answer is studdable tyres alone. */
  readonly parts: readonly { readonly season: string; readonly count: number }[]
}

/** Returns the answers to the question about the season of which there are tyres. `facet` is the packed filter. */
export function seasonAnswers(facet: string): SeasonAnswer[] {
  const options = optionsIn(facet).map((option) => ({ ...option, id: seasonOf(option.value)?.id ?? 0 }))
  return allGroups(null).flatMap(({ group, ids }) => {
    const offered = options.filter(({ id }) => ids.includes(id))
    const stocked = offered.filter(({ count }) => count > 0)
    const parts = stocked
      .filter(({ id }) => stocked.length > 1 && id !== studdable)
      .map(({ value, count }) => ({ season: value, count }))
    if (stocked.length === 0) return []
    const count = stocked.reduce((sum, option) => sum + option.count, 0)
    return [{ name: group, seasons: offered.map(({ value }) => value), count, parts }]
  })
}

/** Returns whether several winter seasons are chosen together, which is one answer to the question. */
export function isWinter(picked: readonly string[]): boolean {
  return picked.length > 1 && picked.every((season) => winterSeasons.includes(seasonOf(season)?.id ?? 0))
}

/** Returns the name of the answer that consists of exactly the picked seasons, or null if there is none. */
export function nameOfSeasons(picked: readonly string[], facet: string): string | null {
  const whole = seasonAnswers(facet).find(
    ({ seasons }) => seasons.length === picked.length && seasons.every((season) => picked.includes(season)),
  )
  if (isWinter(picked)) return 'winter'
  return whole?.name ?? (picked.length === 1 ? (picked[0] ?? null) : null)
}
