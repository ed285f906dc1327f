import type { Answer, Input } from '@pito/contracts/endpoint'
import type { getVehicle } from '@pito/contracts/vehicles'
import type { Ctx } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { vehicleOfPlate } from './vehicle-of-plate.ts'

/** A household has a few cars; who tries more is collecting plates. */
const lookUps = { limit: 40, windowSeconds: 600 }

export async function showVehicle(
  ctx: Ctx,
  { licencePlate }: Input<typeof getVehicle>,
): Promise<Answer<typeof getVehicle>> {
  await countAttempt(ctx.sql, { what: 'licence-plate', who: ctx.address }, lookUps, ctx.now)
  return ok(await vehicleOfPlate(ctx, licencePlate))
}
