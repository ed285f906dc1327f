import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import type { Vehicle } from '@pito/contracts/vehicles'
import type { Context } from '../platform/context.ts'
import { refuse } from '../platform/refuse.ts'
import { vehicleModelOf } from './models/vehicle-models.ts'
import { vehicleOfPlate } from './vehicle-of-plate.ts'

interface VehicleQuery {
  readonly licencePlate?: string | undefined
  readonly licenceplate?: string | undefined
  readonly make?: string | undefined
  readonly model?: string | undefined
  readonly year?: number | undefined
}

/** What a vehicle requires of its tyres. Values that are known only to the registry are null. */
export type QueriedVehicle = Pick<
  Vehicle,
  | 'vehicle_type'
  | 'sizes'
  | 'fitments'
  | 'load_per_tyre_kg'
  | 'load_per_twin_tyre_kg'
  | 'top_speed_kmh'
  | 'light'
>

/**
 * Returns the vehicle that a query names by its licence plate, or else by make, model and year. Returns null if the
 * query names none.
 */
export async function queriedVehicle(ctx: Context, query: VehicleQuery): Promise<QueriedVehicle | null> {
  const plate = query.licencePlate ?? query.licenceplate
  if (plate !== undefined) return await vehicleOfPlate(ctx, plate)
  const { make, model, year } = query
  if (make === undefined && model === undefined && year === undefined) return null
  const found = vehicleModelOf({ make, model, year }, Number(helsinkiDate(ctx.now).slice(0, 4)))
  if (!found) return refuse('vehicle-model-unknown')
  // The table contains only cars and vans, which weigh at most 3,500 kg.
  return { ...found, load_per_tyre_kg: null, load_per_twin_tyre_kg: null, top_speed_kmh: null, light: true }
}
