import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { page, perPage } from './parameters.ts'
import { brand, category, listedProduct, model, picture, season } from './product.ts'
import { landingTypes } from './values/landing.ts'

const range = z
  .object({
    tyres: z.int().describe('The number of its articles in the shop, sold out or not.'),
    models: z.int(),
    sizes: z.int(),
    brands: z.int(),
    min_price: z
      .number()
      .nullable()
      .describe(
        'The lowest full price of one tyre in stock, in euros, of which four can be bought unless there is none; null when all are sold out.',
      ),
    max_price: z.number().nullable(),
    min_diameter: z.number().nullable(),
    max_diameter: z.number().nullable(),
  })
  .meta({ id: 'LandingRange' })
export type LandingRange = z.output<typeof range>

/**
 * The links to a landing page and a summary of its tyres. The English link ends with `?lang=en` if its path does not
 * name the language.
 */
const landing = { range, link_fi: z.string(), link_en: z.string() }
const size = z.object({
  name: z.string().describe('205/55 R16'),
  slug: z.string(),
  width: z.number(),
  height: z.int().describe('0 when the size has no aspect ratio.'),
  diameter: z.number(),
})
const name = z.string().min(1).max(200)
/** The names by which landing pages are requested. A page is found by the slug in its URL or by its name. */
const categoryName = name.describe(
  'The vehicle category by its slug or name in either language: `car-suv-4x4`.',
)
const seasonName = name.describe('The season by its slug or name in either language: `summer`.')
const sizeName = name.describe('The size as 205-55R16; without an aspect ratio as 12R22.5.')
const brandName = name.describe('The brand by its slug or name: `nokian-tyres`.')
const modelName = name.describe('The model by its slug or name: `hakka-blue-3`.')
const errors = ['not-found', 'not-valid'] as const
const cached = true as const

export const getTyreCategory = endpoint({
  method: 'GET',
  path: '/api/v1/tyre_category/:category',
  summary: 'Finds a vehicle category by its slug or name in either language',
  params: z.object({ category: categoryName }),
  example: { category: 'car-suv-4x4' },
  response: answer(category.extend(landing)),
  errors,
  cached,
})

export const getTyreSeason = endpoint({
  method: 'GET',
  path: '/api/v1/tyre-season/:season',
  summary: 'Finds a season by its slug or name in either language',
  params: z.object({ season: seasonName }),
  example: { season: 'summer' },
  response: answer(season.extend(landing)),
  errors,
  cached,
})

export const getTyreSize = endpoint({
  method: 'GET',
  path: '/api/v1/tyre-size/:size',
  summary: 'Finds a size such as 205-55R16, or 12R22.5 without an aspect ratio',
  params: z.object({ size: sizeName }),
  example: { size: '205-55R16' },
  response: answer(size.extend(landing)),
  errors,
  cached,
})

export const getBrand = endpoint({
  method: 'GET',
  path: '/api/v1/brand/:slug',
  summary: 'Finds a brand by its slug or name',
  params: z.object({ slug: brandName }),
  example: { slug: 'nokian-tyres' },
  response: answer(brand.extend(landing)),
  errors,
  cached,
})

export const getModel = endpoint({
  method: 'GET',
  path: '/api/v1/brand/:brand/model/:model',
  summary: 'Finds a model by the slugs or names of its brand and itself',
  params: z.object({ brand: brandName, model: modelName }),
  example: { brand: 'nokian-tyres', model: 'hakka-blue-3' },
  response: answer(model.extend({ ...landing, brand, tyreSeason: season, image: picture.nullable() })),
  errors,
  cached,
})

const tyresPage = z.object({ page, per_page: perPage(12) })
const modelsPage = z.object({ page, per_page: perPage(36) })
const tyres = answerPage(listedProduct)

/**
 * A model in a list, with the tyres that the shop has of this model. In the list of a tyre size only the tyres of
 * that size count.
 */
const popularModel = model
  .extend({
    brand,
    tyre_season_id: z.int(),
    short_description: z.string(),
    image: picture.nullable(),
    sizes: z.int(),
    tyres: z.int(),
    in_stock: z.int().describe('The stock of the tyre with this price; 0 when all are sold out.'),
    min_price: z
      .number()
      .nullable()
      .describe(
        'The cheapest in stock of which four can be bought, or of which fewer are left if there is none; null where all are sold out.',
      ),
    min_diameter: z.number(),
    max_diameter: z.number(),
    link: z.string(),
  })
  .meta({ id: 'PopularModel' })
export type PopularModel = z.output<typeof popularModel>
const models = answerPage(popularModel)

export const getBrandModels = endpoint({
  method: 'GET',
  path: '/api/v1/brand/:name/models',
  summary: 'Lists the models of a brand, the most popular first',
  params: z.object({ name: brandName }),
  query: modelsPage,
  example: { name: 'nokian-tyres' },
  response: models,
  errors,
  cached,
})

export const getBrandTyres = endpoint({
  method: 'GET',
  path: '/api/v1/brand/:name/tyres',
  summary: 'Lists the tyres of a brand, the most popular first',
  params: z.object({ name: brandName }),
  query: tyresPage,
  example: { name: 'nokian-tyres' },
  response: tyres,
  errors,
  cached,
})

export const getModelTyres = endpoint({
  method: 'GET',
  path: '/api/v1/get-model-tyres/:brand/:model',
  summary: 'Lists the tyres of a model, the most popular first',
  params: z.object({ brand: brandName, model: modelName }),
  query: tyresPage,
  example: { brand: 'nokian-tyres', model: 'hakka-blue-3' },
  response: tyres,
  errors,
  cached,
})

export const getTyretypeTyres = endpoint({
  method: 'GET',
  path: '/api/v1/get-tyretype-tyres/:category',
  summary: 'Lists the tyres of a vehicle category, the most popular first',
  params: z.object({ category: categoryName }),
  query: tyresPage,
  example: { category: 'car-suv-4x4' },
  response: tyres,
  errors,
  cached,
})

export const getTyreseasonTyres = endpoint({
  method: 'GET',
  path: '/api/v1/get-tyreseason-tyres/:season',
  summary: 'Lists the tyres of a season, the most popular first',
  params: z.object({ season: seasonName }),
  query: tyresPage,
  example: { season: 'summer' },
  response: tyres,
  errors,
  cached,
})

export const getTyreseasonModels = endpoint({
  method: 'GET',
  path: '/api/v1/get-tyreseason-models/:season',
  summary: 'Lists the models of a season, the most popular first',
  params: z.object({ season: seasonName }),
  query: modelsPage,
  example: { season: 'summer' },
  response: models,
  errors,
  cached,
})

export const getTyresizeTyres = endpoint({
  method: 'GET',
  path: '/api/v1/get-tyresize-tyres/:size',
  summary: 'Lists the tyres of a size, the most popular first; with brand and model only those of the model',
  params: z.object({ size: sizeName }),
  query: tyresPage.extend({
    brand: brandName
      .optional()
      .describe('Only tyres of this model: the brand by its slug or name, together with `model`.'),
    model: modelName
      .optional()
      .describe('Only tyres of this model, by its slug or name, together with `brand`.'),
  }),
  example: { size: '205-55R16' },
  response: tyres,
  errors,
  cached,
})

export const getTyresizeModels = endpoint({
  method: 'GET',
  path: '/api/v1/get-tyresize-models/:size',
  summary: 'Lists the models that come in a size, the most popular first',
  params: z.object({ size: sizeName }),
  query: modelsPage,
  example: { size: '205-55R16' },
  response: models,
  errors,
  cached,
})

const pageDetails = z
  .object({
    type: z.enum(landingTypes),
    title: z.string().describe("The heading, in the caller's language."),
    banner_text: z.string().describe('The text of the menu about this page, or about its kind.'),
    image_base_path: z.string(),
    image_path: z
      .string()
      .nullable()
      .describe('The picture of the most popular tyre; null when none has a picture.'),
    large_picture: z.string().nullable().describe('The path of this picture in the size for shared links.'),
    block1_description: z.string().describe('Sanitised HTML.'),
    block2_description: z.string(),
    block3_description: z.string(),
    meta_description: z.string(),
    tyre_size_details: size.pick({ width: true, height: true, diameter: true }).nullable(),
    brand: brand.nullable().describe('The brand of a model; null for other pages.'),
    tyre_season_id: z.int().nullable(),
    vehicle_type: z.int().nullable(),
    ...landing,
  })
  .meta({ id: 'LandingPage' })
export type PageDetails = z.output<typeof pageDetails>

export const getPage = endpoint({
  method: 'GET',
  path: '/api/v1/page/:type/:name',
  summary:
    'Returns the texts of the page of a season, size, category, brand or model; for a model the query may name the brand',
  params: z.object({
    type: z
      .string()
      .max(40)
      .describe(`What the page is about: ${landingTypes.join(', ')}.`),
    name: name.describe('The slug or name of the season, size, category, brand or model: `summer`.'),
  }),
  query: z.object({
    brand: brandName
      .optional()
      .describe('The brand of the model by its slug or name, where two brands have a model of that name.'),
  }),
  example: { type: 'tyre_season', name: 'summer' },
  response: answer(pageDetails),
  errors,
  cached,
})
