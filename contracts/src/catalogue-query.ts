import { z } from 'zod'
import { bilingualMessage } from './bilingual-message.ts'
import { page } from './parameters.ts'
import { longestPlateText } from './values/licence-plate.ts'
import { mostMinStock } from './values/min-stock.ts'
import { longestValue, mostValues, valuesIn } from './values/query-values.ts'
import { longestSlug, slugPattern } from './values/slug.ts'
import type { TyreFlag } from './values/tyre-flags.ts'
import { tyreFlags } from './values/tyre-flags.ts'
import { tyrePriorities } from './values/tyre-priority.ts'
import { seasonOf } from './values/tyre-season.ts'
import { sizeOfLanding } from './values/tyre-size.ts'
import { vehicleTypeOf } from './values/vehicle-type.ts'
import { vehicleModelQuery } from './vehicles.ts'

export function listOf<Item extends z.ZodType>(item: Item, most = mostValues) {
  return z.preprocess(parts, z.array(item).max(most)).optional()
}

function parts(input: unknown): unknown {
  if (input === undefined) return undefined
  return valuesIn([input].flat().map(String))
}

const word = z.string().max(longestValue)
export const wholeNumber = z.coerce.number().int().min(0).max(10_000_000)
/** A width, aspect ratio or rim diameter. It has at most two decimals, as in 8.25 and 22.5. */
const measure = z.preprocess(
  (text) => (typeof text === 'string' ? text.replace(/^[a-z]{1,3}\s?(?=\d)/i, '').replace(',', '.') : text),
  z.coerce.number().min(0).max(1000),
)
const euros = z.coerce.number().min(0).max(1_000_000)
const grade = word.transform((text) => text.toUpperCase()).pipe(z.string().regex(/^[A-G]$/))

const unknownVehicleType = bilingualMessage({
  fi_FI: 'Tuntematon ajoneuvotyyppi',
  en_GB: 'Unknown vehicle type',
})
const unknownSeason = bilingualMessage({ fi_FI: 'Tuntematon rengastyyppi', en_GB: 'Unknown season' })

const unknownSize = bilingualMessage({ fi_FI: 'Tuntematon koko', en_GB: 'Unknown size' })

const vehicleType = word.transform((text, context) => {
  const type = vehicleTypeOf(text)
  if (!type) context.addIssue({ code: 'custom', message: unknownVehicleType })
  return type?.id ?? z.NEVER
})

const season = word.transform((text, context) => {
  const known = seasonOf(text)
  if (!known) context.addIssue({ code: 'custom', message: unknownSeason })
  return known?.id ?? z.NEVER
})

type Flags = Record<TyreFlag, z.ZodOptional<z.ZodEnum<{ 0: '0'; 1: '1' }>>>

function flags(descriptions: Readonly<Record<TyreFlag, string>>): Flags {
  const flag = z.enum(['0', '1']).optional()
  return Object.fromEntries(tyreFlags.map((name) => [name, flag.describe(descriptions[name])])) as Flags
}

const ofRear =
  'Together with `width`, `height` and `diameter`, lists the tyres of both sizes. All six measures are needed.'
/** The size of the rear tyres, for vehicles whose front and rear tyres differ. */
const rearMeasures = {
  rear_width: measure.optional().describe(`${ofRear} The width of the rear tyres.`),
  rear_height: measure.optional().describe(`${ofRear} The aspect ratio of the rear tyres.`),
  rear_diameter: measure.optional().describe(`${ofRear} The rim diameter of the rear tyres.`),
}

/**
 * The query of /products and of every /filter/* call. Unknown parameters are refused, because a misspelled filter
 * would otherwise be ignored without notice. Where API-72 requires ids, names are accepted as well.
 */
export const catalogueFilters = z.strictObject({
  vehicle_type: vehicleType
    .optional()
    .describe(
      'Only tyres for this vehicle type: 1 all, 2 car, 3 light truck, 4 truck; the name and the slugs of `filter/vehicle-types` are understood too.',
    ),
  width: measure
    .optional()
    .describe(
      'Only tyres of this width in millimetres (205), or in inches for sizes that are in inches (8.25).',
    ),
  height: measure
    .optional()
    .describe('Only tyres of this aspect ratio in per cent: 55. 0 is a size without one.'),
  diameter: measure
    .optional()
    .describe('Only tyres for rims of this diameter in inches: 16, 22.5. R16 is read as 16.'),
  ...rearMeasures,
  brand_id: listOf(wholeNumber).describe(
    'Only tyres of these brands, by their `id`. An unknown brand has no tyres.',
  ),
  brand: listOf(word).describe(
    'Only tyres of these brands, by name or slug, together with those of `brand_id`. An unknown brand has no tyres.',
  ),
  model_id: listOf(wholeNumber).describe('Only tyres of these models, by their `id`.'),
  tyre_season_id: listOf(season).describe(
    'Only tyres of these seasons: 1 summer, 2 winter friction, 3 winter studded, 4 winter studdable, 5 all season; slugs are understood too.',
  ),
  speed_index: listOf(
    z
      .string()
      .max(3)
      .transform((text) => text.toUpperCase()),
  ).describe('Only tyres with one of these speed indexes: H, T, V and so on.'),
  load_index: listOf(wholeNumber).describe('Only tyres with one of these load indexes: 91, 94 and so on.'),
  fuel_efficiency: listOf(grade).describe(
    'Only tyres with one of these fuel efficiency classes of the EU label, A to G.',
  ),
  wet_grip: listOf(grade).describe('Only tyres with one of these wet grip classes of the EU label, A to G.'),
  noise_class: listOf(grade).describe('Only tyres with one of these noise classes of the EU label, A to C.'),
  noise_value: listOf(wholeNumber).describe(
    'Only tyres with one of these values of external rolling noise, in decibels.',
  ),
  price_gte: euros
    .optional()
    .describe(
      'Only tyres of which one costs at least this many euros, VAT included. When this or `price_lte` is 0, neither counts.',
    ),
  price_lte: euros
    .optional()
    .describe('Only tyres of which one costs at most this many euros, VAT included.'),
  ...flags({
    in_stock:
      '1 lists only tyres that can be bought now, and counts only those. Without it sold-out tyres come last.',
  }),
  min_stock: z.coerce
    .number()
    .int()
    .min(1)
    .max(mostMinStock)
    .optional()
    .describe(
      `Only tyres of which at least this many can be bought, 1 to ${mostMinStock}: 4 leaves out tyres of which no full set is left.`,
    ),
  ServicePoint: z
    .string()
    .regex(slugPattern)
    .max(longestSlug)
    .optional()
    .describe(
      'Only tyres that this service point can fit, by its `slug` or `id`. An unknown service point fits none.',
    ),
  licencePlate: z
    .string()
    .max(longestPlateText)
    .optional()
    .describe(
      'Only tyres in the sizes of the vehicle with this licence plate, as ABC-123. Responses to it are never cached.',
    ),
  licenceplate: z.string().max(longestPlateText).optional().describe('Another spelling of `licencePlate`.'),
  make: vehicleModelQuery.make.describe(
    'With `model` and `year`: only tyres in the sizes of this model of a vehicle. `licencePlate` comes first.',
  ),
  model: vehicleModelQuery.model,
  year: vehicleModelQuery.year,
})
export type CatalogueFilters = z.output<typeof catalogueFilters>

export const priority = z
  .enum(tyrePriorities)
  .describe(
    'What matters most. `price` lists the cheapest tyres first; `grip` those with the best wet grip class, winter tyres first by the ice grip mark, studs and the three-peak mountain snowflake; `quiet` those with the fewest decibels. Equal tyres are listed by price, and values that are not stated come last. `sort_by` and `sort_order` then do not count.',
  )

const size = z
  .string()
  .max(longestValue)
  .transform((text, context) => {
    const known = sizeOfLanding(text)
    if (!known) context.addIssue({ code: 'custom', message: unknownSize })
    return known ?? z.NEVER
  })

/** Tyres that a list shows before others. They filter nothing. */
const preferences = {
  seasons_first: listOf(season).describe(
    'Lists tyres of these seasons before others of the same availability, each in the order of `sort_by`.',
  ),
  fits_sizes: listOf(size).describe(
    'The approved sizes of a vehicle: 205-55R16. Tyres that fit it are listed before others of the same availability.',
  ),
  fits_load_kg: wholeNumber.optional().describe('With `fits_sizes`: the load that each tyre has to carry.'),
  fits_twin_load_kg: wholeNumber
    .optional()
    .describe('With `fits_sizes`: the load that each tyre has to carry on an axle with twin wheels.'),
  fits_speed_kmh: wholeNumber
    .optional()
    .describe(
      'With `fits_sizes`: the top speed of the vehicle. Winter tyres rated 160 km/h or more fit in spite of it.',
    ),
  fits_light: z
    .enum(['0', '1'])
    .optional()
    .describe(
      'With `fits_sizes`: 1 if the vehicle weighs at most 3,500 kg, so that studless winter tyres need the snowflake.',
    ),
}

export const productsQuery = catalogueFilters.extend({
  page,
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'How many tyres a page of the list has, 1 to 100. Without it as many as the shop’s own list shows.',
    ),
  sort_by: z
    .enum(['name', 'net_price'])
    .default('net_price')
    .describe('What the list is sorted by. Tyres in stock always come before sold-out ones.'),
  sort_order: z
    .enum(['asc', 'desc'])
    .default('asc')
    .describe('`asc` lists the lowest price or the first name first, `desc` the other way round.'),
  sets_first: z
    .enum(['0', '1'])
    .optional()
    .describe(
      '1 lists tyres of which four can be bought before those of which one to three are left, each in the order of `sort_by`.',
    ),
  priority: priority.optional(),
  ...preferences,
  with: z
    .union([z.string().max(500), z.array(z.string().max(100)).max(20)])
    .optional()
    .describe(
      'Changes nothing: image, brand, model, tyre_category and tyreSeason are always part of the response.',
    ),
})
