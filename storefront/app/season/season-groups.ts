import { allSeason, summer } from '@pito/contracts/values/tyre-season'
import type { Day } from './season-on.ts'
import { seasonsByDate } from './seasons-by-date.ts'
import { winterToBuy } from './winter-to-buy.ts'

export interface SeasonGroup {
  readonly group: 'winter' | 'summer' | 'allSeason'
  readonly ids: readonly number[]
}

/** Returns the seasons that a buyer chooses between, the season of the date first. */
export function seasonGroups(vehicle: number | null, today: Day): SeasonGroup[] {
  const groups: readonly SeasonGroup[] = [
    { group: 'winter', ids: winterToBuy(vehicle).map(({ id }) => id) },
    { group: 'summer', ids: [summer] },
    { group: 'allSeason', ids: [allSeason] },
  ]
  return seasonsByDate(groups, ({ ids }) => String(ids[0]), today)
}
