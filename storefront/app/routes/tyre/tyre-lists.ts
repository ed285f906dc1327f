import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { withPicked } from '../../tyres/list-changes.ts'
import type { ListState } from '../../tyres/list-state.ts'
import { emptyList } from '../../tyres/list-state.ts'
import type { TyreData } from './load-tyre.ts'

const car = 2

/** The lists above a tyre, from all tyres down: vehicle, season, size, brand. */
export function listsAbove({ vehicle, season, width, aspectRatio, diameter, card }: TyreData) {
  const size = { width, height: aspectRatio, diameter }
  const ofVehicle = emptyList((vehicle === 1 ? car : vehicle) as VehicleTypeId)
  const ofSeason = withPicked(ofVehicle, 'tyre_season', [season])
  const ofSize: ListState = { ...ofSeason, size }
  return {
    all: emptyList(null),
    vehicle: ofVehicle,
    season: ofSeason,
    size: ofSize,
    brand: withPicked(ofSize, 'brand', [card.brand]),
    /** Where "back to the list" goes: every tyre of this size. */
    ofThisSize: { ...ofVehicle, size },
  }
}
