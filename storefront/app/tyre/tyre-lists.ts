import type { ProductDetails } from '@pito/contracts/catalogue'
import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { allVehicles, car } from '@pito/contracts/values/vehicle-type'
import { withPicked } from '../tyres/list/list-changes.ts'
import type { ListState } from '../tyres/list/list-state.ts'
import { emptyList } from '../tyres/list/list-state.ts'

/** Returns the lists that contain the tyre, from the list of all tyres down: vehicle, season, size and brand. */
export function listsAbove(tyre: ProductDetails) {
  const size = { width: tyre.width, height: tyre.aspect_ratio, diameter: tyre.diameter }
  const ofVehicle = emptyList((tyre.vehicle_type === allVehicles ? car : tyre.vehicle_type) as VehicleTypeId)
  const ofSeason = withPicked(ofVehicle, 'tyre_season', [tyre.tyreSeason.name])
  const ofSize: ListState = { ...ofSeason, size }
  return {
    all: emptyList(null),
    vehicle: ofVehicle,
    season: ofSeason,
    size: ofSize,
    brand: withPicked(ofSize, 'brand', [tyre.brand_name]),
    /** The list to which "back to the list" links: every tyre of this size. */
    ofThisSize: { ...ofVehicle, size },
  }
}
