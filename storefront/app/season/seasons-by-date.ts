import { allSeason, friction, seasonOf, studdable, studded, summer } from '@pito/contracts/values/tyre-season'
import type { Day } from './season-on.ts'
import { seasonOn } from './season-on.ts'

const winter = [friction, studded, studdable]
const orders = { winter: [...winter, allSeason, summer], summer: [summer, allSeason, ...winter] }

/**
 * Sorts the seasons so that those whose tyres are fitted at this time of the year come first. `seasonIn` returns the
 * name or id of a season.
 */
export function seasonsByDate<Option>(
  options: readonly Option[],
  seasonIn: (option: Option) => string,
  today: Day,
): Option[] {
  const order: readonly number[] = orders[seasonOn(today)]
  const rank = (option: Option) => order.indexOf(seasonOf(seasonIn(option))?.id ?? 0)
  return [...options].sort((one, other) => rank(one) - rank(other))
}
