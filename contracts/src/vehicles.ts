import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { longestPlateText } from './values/licence-plate.ts'
import { car, truck, van } from './values/vehicle-type.ts'

export const vehicleSize = z
  .object({
    commercial: z.boolean().describe("A van's C: a tyre for heavier loads than a car's of the same size."),
    width: z.number(),
    aspect_ratio: z.int(),
    diameter: z.number(),
    size_text: z.string().describe('205/55 R16'),
  })
  .meta({ id: 'VehicleSize' })

const fitment = z
  .object({
    front: vehicleSize.describe('The size of the front tyres, or of all tyres if `rear` is null.'),
    rear: vehicleSize.nullable().describe('The size of the rear tyres if it differs; null otherwise.'),
  })
  .meta({ id: 'VehicleFitment' })
export type VehicleFitment = z.output<typeof fitment>

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
        'The kind of tyres that the vehicle needs: 2 Car, 3 Light Truck (also if only C sizes are approved), 4 Truck',
      ),
    energy: z.string(),
    sizes: z
      .array(vehicleSize)
      .min(1)
      .describe(
        'The sizes that the vehicle is approved for. The size that it has now is stated on the sidewalls of its tyres.',
      ),
    fitments: z
      .array(fitment)
      .min(1)
      .describe(
        'The choices that the sizes make: one size on all wheels, or a front and a rear size that belong together.',
      ),
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

export const vehicleModel = vehicle
  .pick({ make: true, model: true, vehicle_type: true, sizes: true, fitments: true })
  .extend({ year: z.int().describe('The year of the model, which need not be that of the registration.') })
  .meta({ id: 'VehicleModel' })
export type VehicleModel = z.output<typeof vehicleModel>

const modelName = z.string().max(60)
/** The make, model and year of a vehicle. They describe many vehicles and are therefore not personal data. */
export const vehicleModelQuery = {
  make: modelName.optional().describe('The make of a vehicle: Toyota.'),
  model: modelName
    .optional()
    .describe(
      'The model of a vehicle, as `vehicle-models` lists it: Corolla (E210). With the year, also the name that generations share: Corolla.',
    ),
  year: z.coerce
    .number()
    .int()
    .min(0)
    .max(9999)
    .optional()
    .describe('The year of the model, as `vehicle-models` lists it.'),
}

export const getVehicleModels = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle-models',
  summary:
    'Lists makes, the models of a make and the years of a model, and returns the tyre sizes of a model',
  query: z.object(vehicleModelQuery),
  example: { make: 'Toyota', model: 'Corolla (E210)', year: 2022 },
  response: answer(
    z.object({
      makes: z.array(z.string()).describe('All makes, in alphabetical order.'),
      models: z.array(z.string()).describe('The models of `make`, in alphabetical order.'),
      years: z.array(z.int()).describe('The years of `model`, the newest first.'),
      vehicle: vehicleModel.nullable().describe('Null unless make, model and year are known.'),
    }),
  ),
  errors: ['not-valid'],
  cached: true,
})

/** The refusal codes of a call that takes a licence plate. */
export const plateErrors = [
  'plate-not-readable',
  'plate-unknown',
  'plate-search-down',
  'too-many-requests',
  'not-valid',
] as const

/** The refusal codes of every call that takes a licence plate, or make, model and year. */
export const vehicleErrors = [...plateErrors, 'vehicle-model-unknown'] as const

/** The plate is a query parameter because the shop does not log query strings. */
export const getVehicle = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle-by-licence-plate',
  summary: 'Finds the vehicle of a licence plate and the tyre sizes that it is approved for',
  query: z.object({
    licencePlate: z
      .string()
      .max(longestPlateText)
      .describe('The licence plate, as ABC-123; spaces and small letters are fine.'),
  }),
  example: { licencePlate: 'ABC-123' },
  response: answer(vehicle),
  errors: plateErrors,
})
