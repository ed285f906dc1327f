import type { TyreSeason } from '@pito/contracts/values/tyre-season'
import { friction, seasonsFor, studded } from '@pito/contracts/values/tyre-season'
import { allVehicles } from '@pito/contracts/values/vehicle-type'

/**
 * Returns the seasons that a buyer of winter tyres chooses between: friction and studded tyres. Studdable tyres are
 * sold without studs and are not offered, and trucks have no studded tyres.
 */
export function winterToBuy(vehicle: number | null): TyreSeason[] {
  return seasonsFor(vehicle ?? allVehicles).filter(({ id }) => id === friction || id === studded)
}
