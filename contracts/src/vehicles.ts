import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'

const vehicleSize = z
  .object({
    /** A van's C: a tyre for heavier loads than a car's of the same size. */
    commercial: z.boolean(),
    width: z.number(),
    aspect_ratio: z.int(),
    diameter: z.number(),
    /** 205/55 R16 */
    size_text: z.string(),
  })
  .meta({ id: 'VehicleSize' })

export const vehicle = z
  .object({
    /** As plates are written: ABC-123. */
    licence_plate: z.string(),
    /** False where a plate has an unusual form: worth a second look. */
    usual_form: z.boolean(),
    make: z.string(),
    model: z.string(),
    first_registered: z.int(),
    /** 2 Car, 3 Light Truck, 4 Truck */
    vehicle_type: z.literal([2, 3, 4]),
    energy: z.string(),
    /** The sizes that the vehicle is approved for; which of them it wears stands on the sidewall. */
    sizes: z.array(vehicleSize).min(1),
    /** What one tyre of the heavier axle has to carry. */
    load_per_tyre_kg: z.int().nullable(),
    top_speed_kmh: z.int().nullable(),
    /** At most 3,500 kg: studless winter tyres then need the three-peak mountain snowflake. */
    light: z.boolean(),
  })
  .meta({ id: 'Vehicle' })
export type Vehicle = z.output<typeof vehicle>

/** The plate travels in the query, which no log stores. */
export const getVehicle = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle-by-licence-plate',
  summary: 'The vehicle of a licence plate and the tyre sizes that it is approved for',
  query: z.object({ licencePlate: z.string().max(100) }),
  example: { licencePlate: 'ABC-123' },
  response: answer(vehicle),
  errors: ['plate-not-readable', 'plate-unknown', 'plate-search-down', 'too-many-requests', 'not-valid'],
})
