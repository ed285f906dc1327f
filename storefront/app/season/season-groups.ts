import { truck } from '@pito/contracts/values/vehicle-type'
import type { Day } from './season-on.ts'
import { seasonsByDate } from './seasons-by-date.ts'

export interface SeasonGroup {
  readonly group: 'winter' | 'summer' | 'allSeason'
  readonly ids: readonly number[]
}

/**
 * Returns the ids of the seasons that count as winter: friction and studded tyres. Trucks have no studded tyres.
 */
export function winterOf(vehicle: number | null): readonly number[] {
  return vehicle === truck ? [2] : [2, 3]
}

/** Returns the seasons that a buyer chooses between, the season of the date first. */
export function seasonGroups(vehicle: number | null, today: Day): SeasonGroup[] {
  const groups: readonly SeasonGroup[] = [
    { group: 'winter', ids: winterOf(vehicle) },
    { group: 'summer', ids: [1] },
    { group: 'allSeason', ids: [5] },
  ]
  return seasonsByDate(groups, ({ ids }) => String(ids[0]), today)
}
