import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Vehicle } from '@pito/contracts/vehicles'

type Worn = Pick<Vehicle, 'vehicle_type'> & {
  readonly sizes: readonly Pick<Vehicle['sizes'][number], 'commercial'>[]
}

/** Where tyres of this size are listed: those with a C are van tyres, and a van may also wear a car's. */
export function listOfSize(
  { vehicle_type: own }: Pick<Worn, 'vehicle_type'>,
  commercial: boolean,
): VehicleTypeId {
  if (commercial) return van
  return own === van ? car : own
}

/** Where the vehicle's tyres are listed: its own list first, if any of them are there. */
export function listsOfVehicle(vehicle: Worn): VehicleTypeId[] {
  const lists = new Set(vehicle.sizes.map(({ commercial }) => listOfSize(vehicle, commercial)))
  return [...lists].sort((a, b) => Number(b === vehicle.vehicle_type) - Number(a === vehicle.vehicle_type))
}
