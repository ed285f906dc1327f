import { z } from 'zod'
import { catalogueFilters, productsQuery } from './catalogue-query.ts'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { productId } from './parameters.ts'
import { brand, category, listedProduct, model, product, season } from './product.ts'
import { asTyped, isPersonalSearch, searchText } from './search-text.ts'
import { plateNames } from './values/licence-plate.ts'
import { vehicleErrors } from './vehicles.ts'

export const getProducts = endpoint({
  method: 'GET',
  path: '/api/v1/products',
  summary: 'Lists tyres, filtered, sorted and paged',
  query: productsQuery,
  example: { vehicle_type: 'car', tyre_season_id: ['1', '5'], per_page: 12 },
  response: answerPage(listedProduct),
  errors: vehicleErrors,
  cached: true,
  personal: plateNames,
})

const variant = product
  .pick({
    id: true,
    size_text: true,
    width: true,
    aspect_ratio: true,
    diameter: true,
    load_index: true,
    speed_index: true,
    net_price_with_rc: true,
    in_stock: true,
    link_fi: true,
    link_en: true,
  })
  .meta({ id: 'Variant' })
export type Variant = z.output<typeof variant>

/** On the product page brand and model have their names in addition to their slugs. */
const named = { name_fi: z.string(), slug_fi: z.string() }
const displayed = { display_name: z.string() }

export const productDetails = product
  .extend({
    brand: brand.extend(named),
    model: model.extend(named),
    tyre_category: category.extend(displayed),
    tyreSeason: season.extend(displayed),
    display_name: z.string(),
    large_pictures: z
      .array(z.string())
      .describe('The paths of the pictures in the size for search engines, the main view first.'),
    ean_number: z.string(),
    eprel_id: z.string().nullable(),
    manufacturer_product_id: z.string(),
    tyre_class: z.enum(['C1', 'C2', 'C3']),
    snow_grip: z.boolean(),
    ice_grip: z.boolean(),
    on_sale: z
      .boolean()
      .describe('False if the article is no longer in lists. Its page remains for those who have its link.'),
    description: z.string(),
    short_description: z.string(),
    short_description_fi: z.string(),
    short_description_en: z.string(),
    category_names: z.array(z.string()),
    main_product: z.int().describe('The article that stands for its model: the cheapest in stock.'),
    sizes: z.int().describe('The number of articles of the model.'),
    products: z.array(variant).describe('These articles, unless the call says `without=products`.'),
    moved: z
      .boolean()
      .describe(
        'True if the call named a former address, or an archived article whose successor this is; pages then redirect to the link.',
      ),
  })
  .meta({ id: 'ProductDetails' })
export type ProductDetails = z.output<typeof productDetails>

const without = z
  .literal('products')
  .optional()
  .describe('`products` leaves out the other tyres of the model, of which there may be 200.')

export const getProductDetails = endpoint({
  method: 'GET',
  path: '/api/v1/product/:id/details',
  summary: 'Returns an article with everything that its page shows',
  params: z.object({ id: productId }),
  query: z.object({ without }),
  example: { id: 1 },
  response: answer(productDetails),
  errors: ['not-found', 'article-gone', 'not-valid'],
  cached: true,
})

export const getProductSizes = endpoint({
  method: 'GET',
  path: '/api/v1/product/:id/sizes',
  summary:
    'Lists the articles on sale of the same model, the smallest rim first, with links in the caller’s language',
  params: z.object({ id: productId }),
  example: { id: 1 },
  response: answer(
    z.array(
      variant
        .pick({
          id: true,
          size_text: true,
          width: true,
          aspect_ratio: true,
          diameter: true,
          net_price_with_rc: true,
          in_stock: true,
        })
        .extend({ link: z.string() }),
    ),
  ),
  errors: ['not-found', 'not-valid'],
  cached: true,
})

const segment = z.string().regex(/^\P{Cc}{1,100}$/u)

export const getProductByNames = endpoint({
  method: 'GET',
  path: '/api/v1/product-detail/:car_type/:season/:width/:aspect_ratio/:diameter/:brand/:model',
  summary: 'Finds the article of a product page’s address; of several that match, the cheapest in stock',
  params: z.object({
    car_type: segment.describe('The vehicle category by its slug in either language: `car-suv-4x4`.'),
    season: segment.describe('The season by its slug or name in either language: `summer`.'),
    width: z.coerce
      .number()
      .min(0)
      .max(1000)
      .describe('Millimetres (215), or inches for sizes that are in inches (8.25).'),
    aspect_ratio: z.coerce
      .number()
      .int()
      .min(0)
      .max(100)
      .describe('The aspect ratio in per cent: 55. 0 is a size without one.'),
    diameter: z
      .preprocess((text) => String(text).replace(/^\D+/, ''), z.coerce.number().min(0).max(100))
      .describe('The diameter of the rim in inches: 17. R17 is read as 17.'),
    brand: segment.describe('The brand by its slug or name.'),
    model: segment.describe('The model by its slug or name.'),
  }),
  query: z.object({
    id: productId.optional().describe('The `id` of the tyre, which decides where several tyres match.'),
    without,
    load_speed_index: z
      .string()
      .max(20)
      .optional()
      .describe('Load and speed index, as 94T or 121/119R; narrows to that version.'),
    reinforced: z
      .string()
      .max(10)
      .optional()
      .describe('XL or RF for a reinforced tyre, SL for a standard one; narrows to that version.'),
  }),
  example: {
    car_type: 'car-suv-4x4',
    season: 'summer',
    width: 215,
    aspect_ratio: 55,
    diameter: 17,
    brand: 'nokian-tyres',
    model: 'hakka-blue-3',
  },
  response: answer(productDetails),
  errors: ['not-found', 'article-gone', 'not-valid'],
  cached: true,
})

const counted = { count: z.int() }
const textOption = z.object({ value: z.string(), ...counted }).meta({ id: 'TextOption' })
const vehicleTypeOption = z
  .object({
    id: z.int(),
    name: z.string(),
    slug_en: z.string(),
    slug_fi: z.string(),
    ...counted,
  })
  .meta({ id: 'VehicleTypeOption' })
const numberOption = z.object({ value: z.number(), ...counted }).meta({ id: 'NumberOption' })
const seasonOption = season.extend(counted).meta({ id: 'SeasonOption' })
const brandOption = brand.extend(counted).meta({ id: 'BrandOption' })
const modelOption = model.extend({ brand_id: z.int(), ...counted }).meta({ id: 'ModelOption' })

function filterCall<Row extends z.ZodType>(
  path: `/api/v1/filter/${string}`,
  summary: string,
  row: Row,
  example: Record<string, unknown> = { vehicle_type: 'car' },
) {
  return endpoint({
    method: 'GET',
    path,
    summary,
    query: catalogueFilters,
    example,
    response: answer(z.array(row)),
    errors: vehicleErrors,
    cached: true,
    personal: plateNames,
  })
}

export const getVehicleTypes = filterCall(
  '/api/v1/filter/vehicle-types',
  'All, Car, Light Truck, Truck',
  vehicleTypeOption,
)
export const getWidths = filterCall('/api/v1/filter/widths', 'Widths, whatever size is chosen', numberOption)
export const getHeights = filterCall('/api/v1/filter/heights', 'Heights of the chosen width', numberOption, {
  vehicle_type: 'car',
  width: 215,
})
export const getDiameters = filterCall(
  '/api/v1/filter/diameters',
  'Rims of the chosen width and height',
  numberOption,
  { vehicle_type: 'car', width: 215, height: 55 },
)
export const getSpeedIndexes = filterCall('/api/v1/filter/speed-indexes', 'Speed indexes', textOption)
export const getLoadIndexes = filterCall('/api/v1/filter/load-indexes', 'Load indexes', numberOption)
export const getTyreSeasons = filterCall('/api/v1/filter/tyre-seasons', 'The five seasons', seasonOption)
export const getBrands = filterCall('/api/v1/filter/brands', 'Brands by name', brandOption)
export const getModels = filterCall('/api/v1/filter/models', 'Models by name', modelOption)

export const allFilters = z
  .object({
    min_price: z.number(),
    max_price: z.number(),
    from_price: z
      .number()
      .nullable()
      .describe(
        'The lowest price of a tyre in stock, of which four can be bought unless there is none; null when all are sold out.',
      ),
    vehicle_types: z.array(vehicleTypeOption),
    categories: z.array(category),
    widths: z.array(numberOption),
    heights: z.array(numberOption),
    diameters: z.array(numberOption),
    speed_indexes: z.array(textOption),
    load_indexes: z.array(numberOption),
    tyre_seasons: z.array(seasonOption),
    brands: z.array(brandOption),
    models: z.array(modelOption),
    models_total: z
      .int()
      .nullable()
      .describe(
        'The number of models, which exceeds the length of `models` when that list was cut. Null when models are left out.',
      ),
    truncated: z
      .boolean()
      .describe(
        'Whether `models` was cut; `models_total` is then the number of all. The other lists are whole.',
      ),
    fuel_efficiencies: z.array(textOption),
    wet_grips: z.array(textOption),
    noise_classes: z.array(textOption),
    noise_values: z.array(numberOption),
    licence_plate: z
      .null()
      .describe('Always null: the field belongs to the response, and a plate is personal.'),
  })
  .meta({ id: 'AllFilters' })
export type AllFilters = z.output<typeof allFilters>

export const getAllFilters = endpoint({
  method: 'GET',
  path: '/api/v1/filter/all',
  summary: 'Lists all options with their counts; a filter does not narrow its own options',
  query: catalogueFilters.extend({
    models: z
      .enum(['0', '1'])
      .default('1')
      .describe(
        '0 leaves the models out. Otherwise the 200 models with the most tyres are listed; `filter/models` has all of them.',
      ),
    q: searchText.optional(),
    as_typed: asTyped,
  }),
  example: { vehicle_type: 'car' },
  response: answer(allFilters),
  errors: vehicleErrors,
  cached: true,
  personal: plateNames,
  isPersonal: isPersonalSearch,
})

export const getSearchSlug = endpoint({
  method: 'GET',
  path: '/api/v1/get-search-slug-by-vehicle-type/:type',
  summary: 'Returns the address of the list for a vehicle type in both languages',
  params: z.object({
    type: z
      .string()
      .max(60)
      .describe('The vehicle type by its id (1 to 4), slug, name or a short word: car, van, truck.'),
  }),
  example: { type: 'car' },
  response: answer(z.object({ id: z.int(), slug: z.string(), slug_en: z.string(), slug_fi: z.string() })),
  errors: ['not-found'],
  cached: true,
})
