import type { Api } from '@pito/web/api/api'
import type { ListState } from '../../tyres/list/list-state.ts'
import { findCar, noCar } from '../find-car.ts'
import { findVehicle } from '../find-vehicle.ts'
import { withApprovedSize } from './next-question.ts'
import type { SearchedVehicle } from './searched-vehicle.ts'

export { fitOnVehicle } from '../find-vehicle.ts'
export { loadGuide } from './load-guide.ts'
export { approvedSizeOf } from './size-answers.ts'

/**
 * Finds the vehicle in the URL by its plate, or else by make, model and year. If the plate leads to none, what can be
 * chosen instead is loaded too.
 */
export async function loadVehicle(api: Api, requested: ListState): Promise<SearchedVehicle> {
  const { plate: typed, car: chosen } = requested
  const plate = typed === null ? null : await findVehicle(api, typed)
  const car = plate?.vehicle ? null : await findCar(api, (typed === null && chosen) || noCar)
  const vehicle = plate?.vehicle ?? car?.vehicle ?? null
  if (!vehicle) {
    const effective = { ...requested, plate: null, car: null }
    return { plate, car, vehicle, state: requested, effective, unapproved: null }
  }
  const { state, unapproved } = withApprovedSize(requested, vehicle)
  return { plate, car, vehicle, state, effective: state, unapproved }
}
