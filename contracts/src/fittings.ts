import { z } from 'zod'
import { listOf, wholeNumber } from './catalogue-query.ts'
import { answer, endpoint } from './endpoint.ts'
import { coordinates } from './parameters.ts'
import { mostFittings } from './values/most-fittings.ts'

const fitting = z
  .object({
    product_id: z.int(),
    dealer: z.object({
      id: z.int(),
      slug: z.string(),
      company_name: z.string(),
      distance_km: z.number(),
      link_fi: z.string(),
      link_en: z.string(),
    }),
    schedule_date: z.iso.date(),
    start_time: z.string().describe('HH:MM:SS, in Helsinki'),
    quantity: z.int().min(1).max(4).describe('A full set, or as many as there are.'),
    total: z
      .number()
      .describe(
        'Euros for the tyres and their fitting, VAT included. Delivery to a service point costs nothing.',
      ),
  })
  .meta({ id: 'Fitting' })
export type Fitting = z.output<typeof fitting>

export const listFittings = endpoint({
  method: 'GET',
  path: '/api/v1/fittings',
  summary:
    'Returns the earliest fitting of articles near a place: the time, the service point and the price of a fitted set',
  query: z.object({
    ...coordinates,
    product_ids: listOf(wholeNumber, mostFittings).describe('The `id` of each tyre, at most 100, as 1,3.'),
  }),
  /**
   * The response leaves out truck tyres, sold-out tyres and tyres that no service point near the given coordinates
   * fits.
   */
  example: { latitude: 60.17, longitude: 24.94, product_ids: [1, 3] },
  response: answer(z.array(fitting)),
  errors: ['not-valid'],
})
