import { allSeason, seasonsFor, summer, winterSeasons } from '@pito/contracts/values/tyre-season'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Day } from './season-on.ts'
import { seasonsByDate } from './seasons-by-date.ts'

export interface SeasonGroup {
  readonly group: 'winter' | 'summer' | 'allSeason'
  readonly ids: readonly number[]
}

/**
 * Returns the seasons that a buyer chooses between, the season of the date first. Together they are all seasons of the
 * vehicle type: studdable tyres belong to winter.
 */
export function seasonGroups(vehicle: number | null, today: Day): SeasonGroup[] {
  const winter = seasonsFor(vehicle ?? allVehicles).filter(({ id }) => winterSeasons.includes(id))
  const groups: readonly SeasonGroup[] = [
    { group: 'winter', ids: winter.map(({ id }) => id) },
    { group: 'summer', ids: [summer] },
    { group: 'allSeason', ids: [allSeason] },
  ]
  return seasonsByDate(groups, ({ ids }) => String(ids[0]), today)
}
