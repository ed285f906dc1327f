import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { localeId } from './parameters.ts'
import { cmsPageTypes, menuTypes } from './values/content-kinds.ts'

/** Aliases of three menu types (NAV-72, LIST-37). A request may use either the alias or the type's own name. */
const menuTypeAliases = ['vehicle', 'size', 'custom'] as const

export const menuItem = z.object({
  id: z.int(),
  type: z.enum(menuTypes),
  slug: z.string().nullable(),
  name_fi: z.string(),
  name_en: z.string(),
  description_fi: z.string(),
  description_en: z.string(),
  image_path: z.string().nullable(),
  link: z.string().nullable().describe("In the caller's language."),
  link_fi: z.string().nullable(),
  link_en: z.string().nullable(),
  get children() {
    return z.array(menuItem)
  },
})
z.globalRegistry.add(menuItem, { id: 'MenuItem' })
export type MenuItem = z.output<typeof menuItem>

export const getMenus = endpoint({
  method: 'GET',
  path: '/api/v1/menus',
  summary:
    'Returns the menu as a tree, or the topmost items of one type with their children, without sizes that the shop does not sell',
  query: z.object({
    type: z
      .enum([...menuTypes, ...menuTypeAliases])
      .optional()
      .describe(
        'Only items of this type; without it the whole menu. `vehicle`, `size` and `custom` are other names of `tyre_category`, `tyre_size` and `custom_link`.',
      ),
  }),
  response: answer(z.array(menuItem)),
  errors: ['not-valid'],
  cached: true,
})

const cmsTranslation = z
  .object({
    locale_id: z.literal([1, 2]),
    title: z.string(),
    summary: z.string(),
    content: z.string(),
    meta_desc: z.string(),
  })
  .meta({ id: 'CmsTranslation' })
export type CmsTranslation = z.output<typeof cmsTranslation>

const cmsPage = z
  .object({
    id: z.int(),
    title: z.string(),
    url_path: z.string(),
    type: z.enum(cmsPageTypes),
    updated_at: z.iso.datetime(),
    translations: z.array(cmsTranslation).min(1),
  })
  .meta({ id: 'CmsPage' })
export type CmsPage = z.output<typeof cmsPage>

export const getCmsPage = endpoint({
  method: 'GET',
  path: '/api/v1/cms/:page',
  summary:
    'Returns a content page with the translation of locale_id (1 English, 2 Finnish), or with all translations',
  params: z.object({ page: z.string().describe('The `url_path` of the page: `privacy-policy`.') }),
  query: z.object({
    with: z
      .union([z.string(), z.array(z.string())])
      .optional()
      .describe('Changes nothing: translations are always part of the response.'),
    locale_id: localeId
      .optional()
      .describe('Only the translation in this language: 1 is English, 2 is Finnish. Without it all of them.'),
  }),
  example: { page: 'privacy-policy', locale_id: 2 },
  response: answer(cmsPage),
  errors: ['not-found', 'not-valid'],
  cached: true,
})

const cmsPageLine = cmsPage
  .omit({ translations: true })
  .extend({ summary: z.string() })
  .meta({ id: 'CmsPageLine' })
export type CmsPageLine = z.output<typeof cmsPageLine>

export const getCmsPages = endpoint({
  method: 'GET',
  path: '/api/v1/cms-pages/:type',
  summary: 'Lists the content pages of one type, in order, in the caller’s language',
  params: z.object({
    type: z.string().describe(`The type of the pages: ${cmsPageTypes.join(', ')}.`),
  }),
  example: { type: 'Hamburger' },
  response: answer(z.array(cmsPageLine)),
  errors: ['not-found'],
  cached: true,
})

const country = z
  .object({
    id: z.int(),
    name: z.string(),
    iso2: z.string(),
    dial_code: z
      .string()
      .nullable()
      .describe('Digits without a plus; null for the few territories without a code.'),
  })
  .meta({ id: 'Country' })
export type Country = z.output<typeof country>

export const getCountries = endpoint({
  method: 'GET',
  path: '/api/v1/countries',
  summary: 'Lists all countries by name in the caller’s language; Finland is 73',
  response: answer(z.array(country)),
  errors: [],
  cached: true,
})
