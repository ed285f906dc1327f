import type { VehicleTypeId } from '@pito/contracts/values/vehicle-type'
import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Vehicle } from '@pito/contracts/vehicles'

type VehicleWithSizes = Pick<Vehicle, 'vehicle_type'> & {
  readonly sizes: readonly Pick<Vehicle['sizes'][number], 'commercial'>[]
}

/**
 * Returns, for each size of a vehicle, the list with tyres of that size. Sizes with a C are van tyres, and a van may
 * also use car tyres.
 */
export function listsOfSizes({ vehicle_type: own, sizes }: VehicleWithSizes): VehicleTypeId[] {
  const withoutC = own === van ? car : own
  return sizes.map(({ commercial }) => (commercial ? van : withoutC))
}
