import { z } from 'zod'
import { ownWords } from './own-words.ts'
import { longestValue, mostValues, valuesIn } from './values/query-values.ts'
import { longestSlug, slugPattern } from './values/slug.ts'
import { seasonOf } from './values/tyre-season.ts'
import { vehicleTypeOf } from './values/vehicle-type.ts'

export function listOf<Item extends z.ZodType>(item: Item, most = mostValues) {
  return z.preprocess(parts, z.array(item).max(most)).optional()
}

function parts(input: unknown): unknown {
  if (input === undefined) return undefined
  return valuesIn([input].flat().map(String))
}

const word = z.string().max(longestValue)
export const wholeNumber = z.coerce.number().int().min(0).max(10_000_000)
/** Sizes have at most two decimals: 8.25, 22.5. */
const measure = z.preprocess(
  (text) => (typeof text === 'string' ? text.replace(/^\D{1,3}(?=\d)/, '').replace(',', '.') : text),
  z.coerce.number().min(0).max(1000),
)
const euros = z.coerce.number().min(0).max(1_000_000)
const grade = word.transform((text) => text.toUpperCase()).pipe(z.string().regex(/^[A-G]$/))

const unknownVehicleType = ownWords({
  fi_FI: 'Tuntematon ajoneuvotyyppi',
  en_GB: 'Unknown vehicle type',
})
const unknownSeason = ownWords({ fi_FI: 'Tuntematon rengastyyppi', en_GB: 'Unknown season' })

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

/** What /products and every /filter/* call take; a name with a typing error would else let everything through. Ids where the specification has ids; names are understood too. */
export const catalogueFilters = z.strictObject({
  vehicle_type: vehicleType
    .optional()
    .describe('1 all, 2 car, 3 light truck, 4 truck; or the name or a slug of filter/vehicle-types.'),
  width: measure.optional().describe('Millimetres (205), or inches for sizes that are in inches (8.25).'),
  height: measure.optional().describe('The aspect ratio in per cent: 55. 0 is a size without one.'),
  diameter: measure.optional().describe('Of the rim, in inches: 16, 22.5. R16 is read as 16.'),
  brand_id: listOf(wholeNumber).describe('Any of these brands. Ids that no brand has let nothing through.'),
  brand: listOf(word).describe(
    'Any of these brands, by name or slug, beside those of `brand_id`. Unknown ones let nothing through.',
  ),
  model_id: listOf(wholeNumber).describe('Any of these models.'),
  tyre_season_id: listOf(season).describe(
    'Any of these: 1 summer, 2 winter friction, 3 winter studded, 4 winter studdable, 5 all season; or their slugs.',
  ),
  speed_index: listOf(
    z
      .string()
      .max(3)
      .transform((text) => text.toUpperCase()),
  ).describe('Any of these: H, T, V and so on.'),
  load_index: listOf(wholeNumber).describe('Any of these: 91, 94 and so on.'),
  fuel_efficiency: listOf(grade).describe('Any of these classes of the EU label, A to G.'),
  wet_grip: listOf(grade).describe('Any of these classes of the EU label, A to G.'),
  noise_class: listOf(grade).describe('Any of these classes of the EU label, A to C.'),
  noise_value: listOf(wholeNumber).describe('Any of these, in decibels.'),
  price_gte: euros
    .optional()
    .describe('Euros for one, VAT included, or more. 0 here or in `price_lte` and neither counts.'),
  price_lte: euros.optional().describe('Euros for one, VAT included, or less.'),
  in_stock: z
    .enum(['0', '1'])
    .optional()
    .describe('1: only what can be bought now. Every count follows it. Without it sold-out tyres come last.'),
  ServicePoint: z
    .string()
    .regex(slugPattern)
    .max(longestSlug)
    .optional()
    .describe(
      'The slug of a service point, or its id: only what it can fit. One that is unknown fits nothing.',
    ),
  licencePlate: z
    .string()
    .max(100)
    .optional()
    .describe('ABC-123: only tyres in the sizes of this vehicle. Answers with it are never cached.'),
  licenceplate: z.string().max(100).optional().describe('Another spelling of `licencePlate`.'),
})
export type CatalogueFilters = z.output<typeof catalogueFilters>

export const productsQuery = catalogueFilters.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1).describe('From 1.'),
  per_page: z.coerce
    .number()
    .int()
    .min(1)
    .max(100)
    .optional()
    .describe('Tyres on a page; without it as many as the shop’s own list shows.'),
  sort_by: z.enum(['name', 'net_price']).default('net_price').describe('What is in stock comes first.'),
  sort_order: z.enum(['asc', 'desc']).default('asc'),
  with: z
    .union([z.string().max(500), z.array(z.string().max(100)).max(20)])
    .optional()
    .describe('Changes nothing: image, brand, model, tyre_category and tyreSeason always come along.'),
})
