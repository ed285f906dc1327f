import { allSeason, seasonsFor, studdable, summer, winterSeasons } from '@pito/contracts/values/tyre-season'
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

/**
 * Returns the seasons of the buttons above a list, the season of the date first. Winter is what the links of the shop to
 * winter tyres list, friction and studded tyres, so that both have the same number.
 */
export function seasonGroups(vehicle: number | null, today: Day): SeasonGroup[] {
  const groups = allGroups(vehicle).map(({ group, ids }) => ({
    group,
    ids: ids.filter((id) => id !== studdable),
  }))
  return seasonsByDate(groups, ({ ids }) => String(ids[0]), today)
}
