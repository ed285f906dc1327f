import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { version } from './staff-list.ts'
import { requiredText } from './text-fields.ts'
import { mostPicturesOfModel, pictureSentences as s } from './values/picture-upload.ts'

const ofStaff = ['not-logged-in', 'session-ended', 'not-allowed'] as const
const modelId = z.coerce.number().int().min(1).max(2_147_483_647).describe('The `id` of the model.')
const altFi = requiredText(s.altMissing).max(200).describe('The alternative text in Finnish.')
const altEn = requiredText(s.altMissing).max(200).describe('The alternative text in English.')

const modelPictures = z
  .object({
    version: z.int().describe('The version of the model.'),
    model: z.string().describe('Brand and model.'),
    rendered: z
      .string()
      .nullable()
      .describe('The address of the rendered picture, which is shown while nothing is uploaded.'),
    pictures: z.array(z.object({ id: z.int(), address: z.string(), alt_fi: z.string(), alt_en: z.string() })),
  })
  .meta({ id: 'StaffModelPictures' })
export type StaffModelPictures = z.output<typeof modelPictures>

export const getModelPictures = endpoint({
  method: 'GET',
  path: '/api/v1/staff/models/:id/pictures',
  summary: 'Returns the uploaded pictures of a model in the order of the shop',
  params: z.object({ id: modelId }),
  example: { id: 1 },
  response: answer(modelPictures),
  errors: [...ofStaff, 'not-found', 'not-valid'],
})

export const saveModelPictures = endpoint({
  method: 'PUT',
  moves: 'nothing',
  path: '/api/v1/staff/models/:id/pictures',
  summary: 'Saves order and texts of the pictures of a model, and deletes pictures that are left out',
  params: z.object({ id: modelId }),
  body: z.object({
    version,
    pictures: z
      .array(
        z.object({
          id: z.int().describe('The `id` of the picture.'),
          alt_fi: altFi,
          alt_en: altEn,
        }),
      )
      .max(mostPicturesOfModel)
      .describe('The pictures in their order. The first one is shown in lists.'),
  }),
  response: answer(modelPictures),
  errors: [...ofStaff, 'not-found', 'not-valid', 'changed-meanwhile'],
})
