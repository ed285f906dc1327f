import { z } from 'zod'
import { answer, answerPage, endpoint } from './endpoint.ts'
import { everyField } from './every-field.ts'
import { mostInteger, mostSmallInteger } from './limited-fields.ts'
import { modelSchema } from './records/models.ts'
import { onFilter, staffListQuery, version } from './staff-list.ts'
import { segments, vehicleKinds } from './values/model-faults.ts'

export type { ModelFields } from './records/models.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const modelId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the model.')
const idFilter = (of: string, most = mostInteger) =>
  z.coerce.number().int().min(1).max(most).optional().describe(`The \`id\` of the ${of}.`)

const listedModel = z
  .object({
    id: z.int(),
    version: z.int(),
    brand_id: z.int(),
    brand: z.string(),
    name: z.string(),
    slug: z.string(),
    season_id: z.int(),
    vehicle_kind: z.enum(vehicleKinds),
    segment: z.enum(segments),
    articles: z.int().describe('The number of its articles that are not archived.'),
    has_texts: z.boolean().describe('Whether it has descriptions in both languages.'),
    archived: z.boolean(),
  })
  .meta({ id: 'StaffListedModel' })
export type StaffListedModel = z.output<typeof listedModel>

export const modelSorts = ['name', 'season', 'articles'] as const
export const modelFilters = {
  brand_id: idFilter('brand'),
  season_id: idFilter('season', mostSmallInteger),
  vehicle_kind: z.enum(vehicleKinds).optional().describe('The kind of vehicle.'),
  archived: onFilter('1: only archived models. Without it they are left out.'),
}

export const getStaffModels = endpoint({
  method: 'GET',
  path: '/api/v1/staff/models',
  summary: 'Lists models for the back office; searches brand and model',
  query: staffListQuery(modelSorts, modelFilters),
  example: { brand_id: 1 },
  response: answerPage(listedModel),
  errors: [...ofStaff, 'not-valid'],
})

const staffModel = modelSchema
  .extend({
    id: z.int(),
    version: z.int(),
    slug: z.string(),
    name_fi: z.string().nullable(),
    brand: z.string(),
    articles: z.int().describe('The number of its articles that are not archived.'),
    archived: z.boolean(),
    referred_to: z.boolean().describe('Whether something refers to the model, so that it cannot be deleted.'),
    former_slugs: z.array(z.string()).describe('Addresses that redirect to the present one.'),
    link: z.string().describe('The landing page.'),
  })
  .meta({ id: 'StaffModel' })
export type StaffModel = z.output<typeof staffModel>

export const getStaffModel = endpoint({
  method: 'GET',
  path: '/api/v1/staff/models/:id',
  summary: 'Returns a model for the back office',
  params: z.object({ id: modelId }),
  example: { id: 1 },
  response: answer(staffModel),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const createModel = endpoint({
  method: 'POST',
  moves: 'record',
  path: '/api/v1/staff/models',
  summary: 'Makes a model',
  body: modelSchema,
  example: {
    brand_id: 1,
    name: 'Esimerkki 1',
    season_id: 1,
    vehicle_kind: 'car',
    tyre_class: 'C1',
    segment: 'mid',
  },
  response: answer(staffModel),
  errors: [...ofStaff, 'not-valid'],
})

export const saveModel = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/models/:id',
  summary: 'Saves a model. The address before a change of the slug redirects to the new one',
  params: z.object({ id: modelId }),
  body: everyField(modelSchema).extend({ version }),
  response: answer(staffModel),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})

export const archiveModel = endpoint({
  method: 'POST',
  moves: 'nothing',
  path: '/api/v1/staff/models/:id/archive',
  summary: 'Archives a model that has no articles on sale, or restores it',
  params: z.object({ id: modelId }),
  body: z.object({ version, archived: z.boolean().describe('False restores the model.') }),
  response: answer(staffModel),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile', 'still-on-sale'],
})

export const deleteModel = endpoint({
  method: 'DELETE',
  moves: 'nothing',
  path: '/api/v1/staff/models/:id',
  summary: 'Deletes a model to which nothing refers',
  params: z.object({ id: modelId }),
  response: answer(z.null()),
  errors: [...ofStaff, 'not-found', 'not-valid', 'still-referred-to'],
})
