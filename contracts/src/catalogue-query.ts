import { z } from 'zod'
import { ownWords } from './own-words.ts'
import { seasonOf } from './values/tyre-season.ts'
import { vehicleTypeOf } from './values/vehicle-type.ts'

/** Select-all names every option of a filter. */
export const mostValues = 200
const longestValue = 60

/** Several values come with commas, repeated or in brackets: a=1,2 · a=1&a=2 · a[]=1 · a=[1,2]. */
export function listOf<Item extends z.ZodType>(item: Item, most = mostValues) {
  return z.preprocess(parts, z.array(item).max(most)).optional()
}

function parts(input: unknown): unknown {
  if (input === undefined) return undefined
  const texts = Array.isArray(input) ? input : [input]
  return texts
    .flatMap((text) =>
      String(text)
        .replace(/^\[|\]$/g, '')
        .split(','),
    )
    .map((text) => text.trim())
    .filter((text) => text !== '')
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
  vehicle_type: vehicleType.optional(),
  width: measure.optional(),
  height: measure.optional(),
  diameter: measure.optional(),
  brand_id: listOf(wholeNumber),
  /** Names or slugs, as page addresses carry them; unknown ones let nothing through. */
  brand: listOf(word),
  model_id: listOf(wholeNumber),
  tyre_season_id: listOf(season),
  speed_index: listOf(
    z
      .string()
      .max(3)
      .transform((text) => text.toUpperCase()),
  ),
  load_index: listOf(wholeNumber),
  fuel_efficiency: listOf(grade),
  wet_grip: listOf(grade),
  noise_class: listOf(grade),
  noise_value: listOf(wholeNumber),
  price_gte: euros.optional(),
  price_lte: euros.optional(),
  /** The slug of a service point, or its id: only what it can fit. */
  ServicePoint: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(100)
    .optional(),
  /** Only tyres in the sizes of this vehicle. Written both ways in addresses; answers with it are never cached. */
  licencePlate: z.string().max(100).optional(),
  licenceplate: z.string().max(100).optional(),
})
export type CatalogueFilters = z.output<typeof catalogueFilters>

export const productsQuery = catalogueFilters.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).optional(),
  sort_by: z.enum(['name', 'net_price']).default('net_price'),
  sort_order: z.enum(['asc', 'desc']).default('asc'),
  /** Relations always come along, so what is asked for here changes nothing. */
  with: z.union([z.string().max(500), z.array(z.string().max(100)).max(20)]).optional(),
})
