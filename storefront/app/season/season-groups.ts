import { allSeason, seasonsFor, summer, winterSeasons } from '@pito/contracts/values/tyre-season'
import { allVehicles } from '@pito/contracts/values/vehicle-type'
import type { Day } from './season-on.ts'
import { seasonsByDate } from './seasons-by-date.ts'

export interface SeasonGroup {
  readonly group: 'winter' | 'summer' | 'all-season'
  readonly ids: readonly number[]
}

/**
 * Returns the seasons that a buyer chooses between. Together they are all seasons of the vehicle type: studdable tyres
 * belong to winter.
 */
export function allGroups(vehicle: number | null): readonly SeasonGroup[] {
  const winter = seasonsFor(vehicle ?? allVehicles).filter(({ id }) => winterSeasons.includes(id))
  return [
    { group: 'winter', ids: winter.map(({ id }) => id) },
    { group: 'summer', ids: [summer] },
    { group: 'all-season', ids: [allSeason] },
  ]
}

/** Returns the seasons that a buyer chooses between, the season of the date first. */
export function seasonGroups(vehicle: number | null, today: Day): SeasonGroup[] {
  return seasonsByDate(allGroups(vehicle), ({ ids }) => String(ids[0]), today)
}
