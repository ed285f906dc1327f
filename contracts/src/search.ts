import { z } from 'zod'
import { productsQuery } from './catalogue-query.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { listedProduct } from './product.ts'
import { asTyped, isPersonalSearch, searchText } from './search-text.ts'
import { plateNames } from './values/licence-plate.ts'
import { vehicleErrors } from './vehicles.ts'

const size = z
  .object({ width: z.number(), aspect_ratio: z.int(), diameter: z.number() })
  .meta({ id: 'SearchedSize' })

const partKinds = [
  'size',
  'diameter',
  'load_index',
  'speed_index',
  'marking',
  'season',
  'vehicle_type',
  'wet_grip',
  'fuel_efficiency',
  'noise_class',
  'noise_value',
  'dot_year',
  'price',
  'feature',
  'order',
  'brand',
  'model',
  'product',
] as const

const understoodPart = z
  .object({
    kind: z.enum(partKinds),
    typed: z.string().describe('The words as they were typed.'),
    label: z.string().describe('What was understood, in the caller’s language: "Talvi, kitka".'),
    query: z.string().describe('The search without these words, for a link that removes them.'),
    size: size
      .nullable()
      .describe('Null also for a size without its rim diameter, such as 205/55, and for a width.'),
    ids: z
      .array(z.int())
      .describe(
        'The seasons, vehicle types, brands or models that the words mean, or the models with the feature.',
      ),
  })
  .meta({ id: 'UnderstoodPart' })

const understood = z
  .object({
    query: z.string().describe('The words typed, in one line and at most 100 characters.'),
    was_cut: z.boolean().describe('True if the text was longer and its end was ignored.'),
    looks_like: z
      .enum(['plate', 'order-number', 'email', 'telephone'])
      .nullable()
      .describe('Personal data that the text may be. The response to such a text is not cached.'),
    plate: z.string().nullable().describe('The licence plate that the text may be: ABC-123.'),
    product_id: z.int().nullable().describe('The only tyre with the EAN or EPREL number that was typed.'),
    parts: z.array(understoodPart),
    corrected: z
      .array(z.object({ typed: z.string(), used: z.string() }))
      .describe('Words that were spelled differently, and the words that were searched for.'),
    corrected_query: z
      .string()
      .nullable()
      .describe('The words typed with the corrections, or null if no word was corrected.'),
    not_found: z.array(z.string()).describe('Words that occur nowhere. The other words still count.'),
    makes: z
      .array(z.string())
      .describe(
        'The makes of vehicles that the words name. They filter nothing: tyres for a vehicle are found by make, model and year, see `GET /api/v1/vehicle-models`.',
      ),
    answers: z
      .array(z.string())
      .describe(
        'Sentences in the caller’s language that answer the text: what a service costs, or that the shop has no rims.',
      ),
    targets: z
      .array(
        z.object({
          kind: z.enum(['vehicle', 'service-points', 'page']),
          label: z.string().describe('The text of a link, in the caller’s language.'),
          link_fi: z.string(),
          link_en: z.string(),
        }),
      )
      .describe(
        'What the text names besides tyres: the choice of a vehicle, service points and their services, and pages such as campaigns.',
      ),
    town: z
      .string()
      .nullable()
      .describe(
        'The only town of Finland that the text names, in Finnish, or the postcode with its town: 00100 Helsinki. The pages of the shop fit tyres near it if the visitor has set no place.',
      ),
    leads_to: z
      .object({ link_fi: z.string(), link_en: z.string() })
      .nullable()
      .describe('The only target, if the text means nothing else. The shop redirects there.'),
    ignored: z
      .array(z.string())
      .describe(
        'Load and speed indexes and markings, as typed, that no tyre of this search has. They do not count and are no parts.',
      ),
    vehicle_types: z
      .array(z.object({ id: z.int(), count: z.int() }))
      .describe('How many of the tyres are for which vehicle type.'),
    nearest_sizes: z
      .array(size.extend({ size_text: z.string(), difference_percent: z.number(), count: z.int() }))
      .describe('If the size is not sold: the three nearest that are, with their difference in diameter.'),
    offers: z
      .array(z.object({ query: z.string(), total: z.int() }))
      .describe('If nothing is found: at most three searches with one word less, and what they find.'),
  })
  .meta({ id: 'UnderstoodSearch' })
export type UnderstoodSearch = z.output<typeof understood>

export const searchProducts = endpoint({
  method: 'GET',
  path: '/api/v1/search',
  summary: 'Finds tyres by words, sizes and numbers as people type them, and says what was understood',
  query: productsQuery.extend({
    q: searchText.default(''),
    as_typed: asTyped,
    sort_by: z
      .enum(['relevance', 'name', 'net_price'])
      .default('relevance')
      .describe(
        'What the list is sorted by. `relevance` lists the tyres in the order that the words ask for, such as "cheap" or "quiet", or else popular tyres first, whatever `sort_order` says. Tyres in stock always come before sold-out ones.',
      ),
  }),
  example: { q: 'talvirenkaat', per_page: 12 },
  response: answerPage(listedProduct).extend({ understood }),
  errors: vehicleErrors,
  cached: true,
  personal: plateNames,
  isPersonal: isPersonalSearch,
})

export const suggestionGroups = ['sizes', 'names', 'tyres', 'service-points', 'pages'] as const

const suggestion = z
  .object({
    group: z.enum(suggestionGroups),
    label: z.string(),
    link_fi: z.string(),
    link_en: z.string(),
    price_for_four: z
      .number()
      .nullable()
      .describe('The price in euros of four tyres without delivery and fitting; null if it is no tyre.'),
  })
  .meta({ id: 'SearchSuggestion' })
export type SearchSuggestion = z.output<typeof suggestion>

export const suggestSearches = endpoint({
  method: 'GET',
  path: '/api/v1/search/suggestions',
  summary: 'Suggests sizes, brands, models, tyres, service points and pages while a search is typed',
  query: z.object({ q: searchText.default('') }),
  example: { q: 'hakka' },
  response: answer(
    z
      .array(suggestion)
      .max(8)
      .describe('At most eight, in groups. Empty before the second character is typed.'),
  ),
  errors: ['not-valid'],
  cached: true,
  isPersonal: isPersonalSearch,
})
