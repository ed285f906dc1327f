import { z } from 'zod'
import { catalogueFilters, priority } from './catalogue-query.ts'
import { answer, endpoint } from './endpoint.ts'
import { listedProduct } from './product.ts'
import { plateNames } from './values/licence-plate.ts'
import { recommendationLevels } from './values/recommendation-levels.ts'
import { vehicleErrors, vehicleSize } from './vehicles.ts'

const difference = z
  .object({
    price_for_four: z.number().describe('In euros: negative is cheaper.'),
    wet_grip: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null when a class is not stated or both tyres have the same class.'),
    fuel_efficiency: z
      .object({ from: z.string(), to: z.string() })
      .nullable()
      .describe('Null when a class is not stated or both tyres have the same class.'),
    noise_value: z
      .int()
      .nullable()
      .describe('In decibels: negative is quieter; null when a value is not stated.'),
    ice_grip: z.boolean().describe('Whether this tyre has the ice grip mark and the other one does not.'),
    snow_grip: z.boolean().describe('Whether this tyre has the snowflake and the other one does not.'),
    studs: z.boolean().describe('Whether this tyre has studs and the other one does not.'),
    lost: z
      .array(z.enum(['ice_grip', 'snow_grip', 'studs']))
      .describe('What the other tyre has and this one does not.'),
  })
  .meta({ id: 'RecommendationDifference' })

const reason = z
  .object({
    out_of: z.int().describe('How many tyres were compared: the `total` of the response.'),
    ice_grip: z.boolean().describe('Whether the tyre has the ice grip mark.'),
    first_in: z
      .object({ price: z.boolean(), wet_grip: z.boolean(), noise_value: z.boolean() })
      .describe(
        'The values in which no compared tyre is better. A value that is not stated is never among them.',
      ),
    compared_with: z
      .enum(recommendationLevels)
      .nullable()
      .describe(
        'The recommendation that `difference` compares this tyre with: the one before it, or for the first the second one; for the third the first one if only that shows everything in which the third one is worse; null if there is no other one.',
      ),
    difference: difference.nullable(),
  })
  .meta({ id: 'RecommendationReason' })
export type RecommendationReason = z.output<typeof reason>

const recommendation = z
  .object({ level: z.enum(recommendationLevels), product: listedProduct, reason })
  .meta({ id: 'Recommendation' })
export type Recommendation = z.output<typeof recommendation>

const count = z
  .int()
  .describe(
    'How many of the tyres that GET /products lists with the same filters and this change fit on all wheels of the vehicle.',
  )

/** Offered instead when nothing can be recommended. */
const instead = z
  .object({
    sizes: z
      .array(vehicleSize.extend({ count }))
      .describe('Other sizes that the vehicle is approved for on all wheels.'),
    seasons: z.array(z.object({ id: z.int(), count })).describe('Other seasons.'),
    remnants: count.describe(
      'How many of the tyres of which one to three are left fit on all wheels of the vehicle.',
    ),
  })
  .meta({ id: 'InsteadOfRecommendations' })

/** Four tyres of one size are recommended and priced, so these calls take no rear size. */
const filtersOfOneSize = catalogueFilters.omit({ rear_width: true, rear_height: true, rear_diameter: true })

export const getRecommendations = endpoint({
  method: 'GET',
  path: '/api/v1/recommendations',
  summary:
    'Recommends up to three tyres of one size or for a vehicle, of different models, each with its reason',
  query: filtersOfOneSize.extend({ priority: priority.default('price') }),
  example: { vehicle_type: 'car', width: 205, height: 55, diameter: 16, priority: 'grip' },
  response: answer(
    z.object({
      total: z
        .int()
        .describe(
          'The `total` of GET /products with the same filters and `min_stock` of at least 4, without studdable tyres unless all chosen seasons are studded or studdable.',
        ),
      recommendations: z
        .array(recommendation)
        .describe(
          'At most three. None is cheaper than the one before it, and none is dominated by a tyre that costs no more. If the price matters most, each is better than the one before it in some value that both state and worse in none; otherwise each ranks higher by the priority. There are fewer if no such tyre exists. Sizes that the vehicle is approved for only in front or only in the rear are left out.',
        ),
      instead: instead.nullable().describe('Null unless nothing can be recommended.'),
    }),
  ),
  errors: vehicleErrors,
  cached: true,
  personal: plateNames,
})

const stockedSize = vehicleSize
  .extend({
    load_index: z
      .int()
      .nullable()
      .describe('The lowest load index that the vehicle needs; null if its loads are not known.'),
    speed_index: z
      .string()
      .nullable()
      .describe('The speed index that the vehicle needs; null if its top speed is not known.'),
    rear: vehicleSize
      .nullable()
      .describe('The size of the rear tyres if it differs: two tyres of each size then belong together.'),
    in_stock: z
      .int()
      .describe('How many of the tyres that can be bought fit the vehicle, those of the rear size included.'),
    price_for_four: z
      .number()
      .nullable()
      .describe(
        'The lowest price of four of them in euros, or of two front and two rear tyres of one model; null if they cannot be bought.',
      ),
  })
  .meta({ id: 'StockedVehicleSize' })
export type StockedVehicleSize = z.output<typeof stockedSize>

export const getVehicleSizes = endpoint({
  method: 'GET',
  path: '/api/v1/vehicle-sizes',
  summary:
    'Lists the tyre sizes of a vehicle, front and rear sizes that belong together as one, each with what the vehicle needs and how many tyres fit it',
  query: filtersOfOneSize,
  example: { make: 'Toyota', model: 'Corolla (E210)', year: 2022 },
  response: answer(
    z.array(stockedSize).describe('Empty unless the query names a vehicle, by its plate or its model.'),
  ),
  errors: vehicleErrors,
  cached: true,
  personal: plateNames,
})
