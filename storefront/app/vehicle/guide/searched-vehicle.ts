import type { ListState } from '../../tyres/list/list-state.ts'
import type { CarAnswer } from '../find-car.ts'
import type { ListedVehicle, PlateAnswer } from '../find-vehicle.ts'

/** Describes the vehicle in the URL of a list. */
export interface SearchedVehicle {
  readonly plate: PlateAnswer | null
  readonly car: CarAnswer | null
  readonly vehicle: ListedVehicle | null
  /** The list in the URL, without a size for which the vehicle is not approved. */
  readonly state: ListState
  /** The list to load. If no vehicle was found, it has no plate and no make, model and year. */
  readonly effective: ListState
  readonly unapproved: string | null
}
