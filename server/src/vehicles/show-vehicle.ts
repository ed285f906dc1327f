import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getVehicle } from '@pito/contracts/vehicles'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { vehicleOfPlate } from './vehicle-of-plate.ts'

export async function showVehicle(
  ctx: Context,
  { licencePlate }: Input<typeof getVehicle>,
): Promise<Answer<typeof getVehicle>> {
  return ok(await vehicleOfPlate(ctx, licencePlate))
}
