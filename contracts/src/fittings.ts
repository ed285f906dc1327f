import { z } from 'zod'
import { listOf, wholeNumber } from './catalogue-query.ts'
import { answer, customerAndGuest, endpoint } from './endpoint.ts'
import { coordinates } from './parameters.ts'
import { mostFittings } from './values/most-fittings.ts'
import { offerKinds } from './values/offer-kind.ts'

const fittingPlace = z.object({
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
})
export type FittingPlace = z.output<typeof fittingPlace>

const fitting = fittingPlace
  .extend({
    product_id: z.int(),
    quantity: z.int().min(1).max(4).describe('A full set, or as many as there are.'),
    total: z
      .number()
      .describe(
        'Euros for the tyres and their fitting, VAT included. Delivery to a service point costs nothing.',
      ),
  })
  .meta({ id: 'Fitting' })
export type Fitting = z.output<typeof fitting>

const fittingOffer = fittingPlace
  .extend({
    kinds: z.array(z.enum(offerKinds)).min(1).describe('Why this service point is offered.'),
    quantity: z.int().min(1),
    total: z
      .number()
      .describe(
        'Euros for all tyres and their fitting, VAT included: what the cart costs once it is booked.',
      ),
  })
  .meta({ id: 'FittingOffer' })
export type FittingOffer = z.output<typeof fittingOffer>

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

export const listFittingOffers = endpoint({
  method: 'GET',
  path: '/api/v1/fitting-offers',
  summary:
    'Returns where an article is fitted near a place: the earliest time, and the nearest and the cheapest service point if they are others',
  query: z.object({
    ...coordinates,
    product_id: wholeNumber.describe('The `id` of the tyre.'),
    quantity: z.coerce.number().int().min(1).max(999).describe('The number of tyres.'),
  }),
  /** The response is empty for truck tyres, for more tyres than are available and where no service point is near. */
  example: { latitude: 60.17, longitude: 24.94, product_id: 1, quantity: 4 },
  response: answer(z.array(fittingOffer)),
  errors: ['not-valid'],
})

export const getFittingOffers = customerAndGuest({
  method: 'GET',
  customer: '/api/v1/customer/cart/fitting-offers',
  anonymous: '/api/v1/anonymous/cart/fitting-offers',
  summary:
    'Returns where the tyres of the open cart are fitted near a place: the earliest time, and the nearest and the cheapest service point if they are others',
  query: z.object(coordinates),
  example: { latitude: 60.17, longitude: 24.94 },
  response: answer(z.array(fittingOffer)),
  errors: ['not-valid', 'not-logged-in', 'session-ended'],
})
