import type { Context } from '../platform/context.ts'
import { vehicleOfPlate } from '../vehicles/index.ts'
import { tyreTypesFor } from './rules/tyre-types.ts'
import type { RequestedSize } from './search/filters.ts'

export async function sizesOfVehicle(ctx: Context, plate: string): Promise<RequestedSize[]> {
  const vehicle = await vehicleOfPlate(ctx, plate)
  return vehicle.sizes.map((size) => ({
    width: Math.round(size.width * 100),
    aspect: size.aspect_ratio,
    diameter: Math.round(size.diameter * 10),
    vehicleTypes: tyreTypesFor(vehicle.vehicle_type, size.commercial),
  }))
}
