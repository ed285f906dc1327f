import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { everyField } from './every-field.ts'
import { brandSchema } from './records/brands.ts'
import { onFilter, staffListQuery, version } from './staff-list.ts'

export type { BrandFields } from './records/brands.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const brandId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the brand.')

const listedBrand = z
  .object({
    id: z.int(),
    version: z.int(),
    name: z.string(),
    slug: z.string(),
    position: z.int(),
    models: z.int().describe('The number of its models that are not archived.'),
    articles: z.int().describe('The number of its articles on sale.'),
    has_texts: z.boolean().describe('Whether the landing page has texts of its own.'),
    archived: z.boolean(),
  })
  .meta({ id: 'StaffListedBrand' })
export type StaffListedBrand = z.output<typeof listedBrand>

export const brandSorts = ['position', 'name', 'models', 'articles'] as const
export const brandFilters = {
  archived: onFilter('1: only archived brands. Without it they are left out.'),
  has_texts: onFilter('1: only brands whose landing page has texts of its own.'),
}

export const getStaffBrands = endpoint({
  method: 'GET',
  path: '/api/v1/staff/brands',
  summary: 'Lists brands for the back office; searches the name',
  query: staffListQuery(brandSorts, brandFilters),
  example: { sort: 'name' },
  response: answerPage(listedBrand),
  errors: [...ofStaff, 'not-valid'],
})

const staffBrand = brandSchema
  .extend({
    id: z.int(),
    version: z.int(),
    slug: z.string(),
    image_path: z.string().nullable(),
    models: z.int(),
    articles: z.int(),
    archived: z.boolean(),
    referred_to: z.boolean().describe('Whether something refers to the brand, so that it cannot be deleted.'),
    former_slugs: z.array(z.string()).describe('Addresses that redirect to the present one.'),
    link: z.string().describe('The landing page.'),
  })
  .meta({ id: 'StaffBrand' })
export type StaffBrand = z.output<typeof staffBrand>

export const getStaffBrand = endpoint({
  method: 'GET',
  path: '/api/v1/staff/brands/:id',
  summary: 'Returns a brand for the back office',
  params: z.object({ id: brandId }),
  example: { id: 1 },
  response: answer(staffBrand),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const createBrand = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/brands',
  summary: 'Makes a brand',
  body: brandSchema,
  example: { name: 'Esimerkkirengas' },
  response: answer(staffBrand),
  errors: [...ofStaff, 'not-valid'],
})

export const saveBrand = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/brands/:id',
  summary: 'Saves a brand. The address before a change of the slug redirects to the new one',
  params: z.object({ id: brandId }),
  body: everyField(brandSchema).extend({ version }),
  response: answer(staffBrand),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})

export const archiveBrand = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/brands/:id/archive',
  summary: 'Archives a brand that has no articles on sale, or restores it',
  params: z.object({ id: brandId }),
  body: z.object({ version, archived: z.boolean().describe('False restores the brand.') }),
  response: answer(staffBrand),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile', 'still-on-sale'],
})

export const deleteBrand = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/brands/:id',
  summary: 'Deletes a brand to which nothing refers',
  params: z.object({ id: brandId }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-found', 'not-valid', 'still-referred-to'],
})
