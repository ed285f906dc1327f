import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { car, truck, van } from './values/vehicle-type.ts'

const vehicleSize = z
  .object({
    commercial: z.boolean().describe("A van's C: a tyre for heavier loads than a car's of the same size."),
    width: z.number(),
    aspect_ratio: z.int(),
    diameter: z.number(),
    size_text: z.string().describe('205/55 R16'),
  })
  .meta({ id: 'VehicleSize' })

export const vehicle = z
  .object({
    licence_plate: z.string().describe('As plates are written: ABC-123.'),
    usual_form: z.boolean().describe('False when the plate has an unusual form and may be a typing error.'),
    make: z.string(),
    model: z.string(),
    first_registered: z.int(),
    vehicle_type: z
      .literal([car, van, truck])
      .describe(
        'Whose tyres it wears: 2 Car, 3 Light Truck (also where it is approved for C sizes alone), 4 Truck',
      ),
    energy: z.string(),
    sizes: z
      .array(vehicleSize)
      .min(1)
      .describe('The sizes that the vehicle is approved for; which of them it wears stands on the sidewall.'),
    load_per_tyre_kg: z
      .int()
      .nullable()
      .describe('What one tyre has to carry on the heaviest of the axles with one tyre on each side.'),
    load_per_twin_tyre_kg: z
      .int()
      .nullable()
      .describe('The same for axles with twin wheels; null when there are none.'),
    top_speed_kmh: z.int().nullable(),
    light: z
      .boolean()
      .describe('At most 3,500 kg: studless winter tyres then need the three-peak mountain snowflake.'),
  })
  .meta({ id: 'Vehicle' })
export type Vehicle = z.output<typeof vehicle>

/** The refusal codes of every call that takes a licence plate. */
export const plateErrors = [
  'plate-not-readable',
  'plate-unknown',
  'plate-search-down',
  'too-many-requests',
  'not-valid',
] as const

/** The plate is a query parameter because the shop does not log query strings. */
export const getVehicle = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle-by-licence-plate',
  summary: 'Finds the vehicle of a licence plate and the tyre sizes that it is approved for',
  query: z.object({
    licencePlate: z
      .string()
      .max(100)
      .describe('The licence plate, as ABC-123; spaces and small letters are fine.'),
  }),
  example: { licencePlate: 'ABC-123' },
  response: answer(vehicle),
  errors: plateErrors,
})
