import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { everyField } from './every-field.ts'
import { mostInteger, mostSmallInteger, recordId } from './limited-fields.ts'
import { articleSchema } from './records/articles.ts'
import { onFilter, staffListQuery, version } from './staff-list.ts'
import { articleStates, saleNeeds } from './values/article-states.ts'

export type { ArticleFields } from './records/articles.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const articleId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the article.')
const idFilter = (of: string, most = mostInteger) =>
  z.coerce.number().int().min(1).max(most).optional().describe(`The \`id\` of the ${of}.`)

const listedArticle = z
  .object({
    id: z.int(),
    version: z.int(),
    state: z.enum(articleStates),
    brand: z.string(),
    model: z.string(),
    model_id: z.int(),
    season_id: z.int(),
    size: z.string().describe('As on the sidewall: 205/55R16 91V XL.'),
    ean: z.string().nullable(),
    eprel_id: z.int().nullable(),
    has_label: z.boolean(),
    price_cents: z.int().nullable().describe('Including VAT and, where it is charged, the recycling fee.'),
    margin_permille: z
      .int()
      .nullable()
      .describe('The margin as a share of the price without VAT and fee. Null if it is not known.'),
    available: z.int(),
    picture: z.string().nullable().describe('The address of the picture of the model.'),
  })
  .meta({ id: 'StaffListedArticle' })
export type StaffListedArticle = z.output<typeof listedArticle>

export const articleFilters = {
  brand_id: idFilter('brand'),
  model_id: idFilter('model'),
  season_id: idFilter('season', mostSmallInteger),
  vehicle_type_id: idFilter('vehicle type', mostSmallInteger),
  state: z.enum(articleStates).optional().describe('The state. Without it archived articles are left out.'),
  eprel_missing: onFilter('1: only articles that need an EPREL number and have none.'),
}
export const articleSorts = ['name', 'size', 'ean', 'state', 'price', 'available'] as const

export const getStaffArticles = endpoint({
  method: 'GET',
  path: '/api/v1/staff/articles',
  summary: 'Lists articles for the back office; searches brand, model, EAN, EPREL number and size',
  query: staffListQuery(articleSorts, articleFilters),
  example: { search: '205/55R16', sort: 'name' },
  response: answerPage(listedArticle),
  errors: [...ofStaff, 'not-valid'],
})

const staffArticle = articleSchema
  .extend({
    id: z.int(),
    version: z.int(),
    state: z.enum(articleStates),
    ean: z.string().nullable(),
    name: z.string().describe('Brand, model and size.'),
    brand: z.string(),
    model: z.string(),
    season_id: z.int(),
    tyre_class: z.enum(['C1', 'C2', 'C3']),
    price_cents: z.int().nullable(),
    purchase_cents: z.int().nullable().describe('The latest purchase price without VAT.'),
    available: z.int(),
    successor: z.object({ id: z.int(), name: z.string() }).nullable(),
    missing: z.array(z.enum(saleNeeds)).describe('What the article lacks before it can be put on sale.'),
    referred_to: z
      .boolean()
      .describe('Whether something refers to the article, such as a price, so that it cannot be deleted.'),
    contradicts_noise: z
      .boolean()
      .describe('Whether the declared noise class contradicts the decibels and the width.'),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'StaffArticle' })
export type StaffArticle = z.output<typeof staffArticle>

export const getStaffArticle = endpoint({
  method: 'GET',
  path: '/api/v1/staff/articles/:id',
  summary: 'Returns an article for the back office',
  params: z.object({ id: articleId }),
  example: { id: 1 },
  response: answer(staffArticle),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const getUnreadableArticles = endpoint({
  method: 'GET',
  path: '/api/v1/staff/unreadable-articles',
  summary: 'Lists the articles that the shop leaves out because they cannot be read from the database',
  response: answer(
    z.array(z.object({ id: z.int(), ean: z.string().nullable() }).meta({ id: 'UnreadableArticle' })),
  ),
  errors: [...ofStaff],
})

export const createArticle = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/articles',
  summary: 'Makes an article, as a draft',
  body: articleSchema,
  example: { model_id: 1, size: '195/65R15 95T XL', ean: '2099999999998' },
  response: answer(staffArticle),
  errors: [...ofStaff, 'not-valid'],
})

export const saveArticle = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/articles/:id',
  summary: 'Saves an article',
  params: z.object({ id: articleId }),
  body: everyField(articleSchema).extend({ version }),
  response: answer(staffArticle),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})

export const setArticleState = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/articles/:id/state',
  summary: 'Puts an article on or off sale, archives it or restores it',
  params: z.object({ id: articleId }),
  body: z.object({
    version,
    state: z.enum(['on-sale', 'off-sale', 'archived']).describe('The new state.'),
    successor_id: recordId
      .nullable()
      .default(null)
      .describe('The article to which the page of an archived article redirects.'),
  }),
  response: answer(staffArticle),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile', 'article-incomplete'],
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/articles/:id',
  summary: 'Deletes an article to which nothing refers',
  params: z.object({ id: articleId }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-found', 'not-valid', 'still-referred-to'],
})
