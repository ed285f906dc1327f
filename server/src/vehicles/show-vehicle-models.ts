import type { Answer, Input } from '@pito/contracts/endpoint'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { getVehicleModels } from '@pito/contracts/vehicles'
import type { Context } from '../platform/context.ts'
import { ok } from '../platform/http/calls.ts'
import { makes, modelsOf, vehicleModelOf, yearsOf } from './models/vehicle-models.ts'

export function showVehicleModels(
  { now }: Context,
  query: Input<typeof getVehicleModels>,
): Answer<typeof getVehicleModels> {
  const year = Number(helsinkiDate(now).slice(0, 4))
  return ok({
    makes: makes(),
    models: modelsOf(query),
    years: yearsOf(query, year),
    vehicle: vehicleModelOf(query, year),
  })
}
