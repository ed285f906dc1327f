import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { localeId } from './parameters.ts'
import { bannerTones } from './values/content-kinds.ts'

const offer = z
  .object({
    id: z.int(),
    url: z.string().describe('The link in the caller’s language, which the label uses too.'),
    label: z.string(),
    image_base_path: z.string().describe('The address of a picture is this and the picture’s name.'),
    image_en: z.string(),
    image_fi: z.string(),
  })
  .meta({ id: 'Offer' })
export type Offer = z.output<typeof offer>

export const getOffers = endpoint({
  method: 'GET',
  path: '/api/v1/offers',
  summary: 'Lists the offers of the front page in order',
  response: answer(z.array(offer)),
  errors: [],
  cached: true,
})

const banner = z
  .object({
    id: z.int(),
    title: z.string(),
    description: z.string(),
    link: z.string(),
    tone: z.enum(bannerTones),
    image_base_path: z.string(),
    image: z.string(),
  })
  .meta({ id: 'Banner' })
export type Banner = z.output<typeof banner>

export const getBanners = endpoint({
  method: 'GET',
  path: '/api/v1/banners/:locale_id/:tyre_category_id',
  summary: 'Lists the banners of a language (1 English, 2 Finnish) and a vehicle (2 car, 3 van and truck)',
  params: z.object({
    locale_id: localeId,
    tyre_category_id: z.coerce
      .number<string | number>()
      .pipe(z.int().min(1).max(4))
      .describe('The vehicle category, 1 to 4: 2 has the banners of cars, 3 those of vans and trucks.'),
  }),
  example: { locale_id: 2, tyre_category_id: 2 },
  response: answer(z.array(banner)),
  errors: ['not-valid'],
  cached: true,
})
