import { car, van } from '@pito/contracts/values/vehicle-type'
import type { Vehicle } from '@pito/contracts/vehicles'
import type { Ctx } from '../platform/context.ts'
import { vehicleOfPlate } from '../vehicles/index.ts'
import type { RequestedSize } from './search/filters.ts'

/** A van's C sizes are van tyres; without the C it may wear a car's, if that carries enough. */
export async function sizesOfVehicle(ctx: Ctx, plate: string): Promise<RequestedSize[]> {
  const vehicle = await vehicleOfPlate(ctx, plate)
  return vehicle.sizes.map((size) => ({
    width: Math.round(size.width * 100),
    aspect: size.aspect_ratio,
    diameter: Math.round(size.diameter * 10),
    vehicleTypes: vehicleTypesOf(vehicle, size.commercial),
  }))
}

function vehicleTypesOf({ vehicle_type: type }: Vehicle, commercial: boolean): number[] {
  if (type !== van) return [type]
  return commercial ? [van] : [car, van]
}
