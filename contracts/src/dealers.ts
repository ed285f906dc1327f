import { z } from 'zod'
import { answer, endpoint, guestPart } from './endpoint.ts'
import { coordinates, dealerId, localeId } from './parameters.ts'
import { longestSlug, slugPattern } from './values/slug.ts'

/** A list of numbers. Clients send it as `[1,4]`, as `1,4` or as a repeated parameter (API-52). */
const numberList = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) =>
    [value ?? []]
      .flat()
      .join(',')
      .replaceAll(/[[\]"\s]/g, '')
      .split(',')
      .filter(Boolean),
  )
  .pipe(z.array(z.coerce.number<string>().min(0).max(100_000)).max(50))

const time = z.string().describe('HH:MM:SS, in Helsinki')

const timeSlot = z.object({
  day: z.string().describe('The weekday in the language of locale_id'),
  day_id: z.int().min(1).max(7).describe('1 Sunday to 7 Saturday'),
  start_time: time,
  end_time: time,
  is_active: z.boolean(),
})

const dealerService = z.object({
  service_id: z.int(),
  service_name: z.string(),
  vehicle_type: z.int(),
  rim_size: z
    .string()
    .nullable()
    .describe(
      'The smallest to the largest rim with this price, as 13-17 or 16; null when the price does not depend on the rim.',
    ),
  diameter: z
    .number()
    .nullable()
    .describe('The smallest rim with this price; null when the price does not depend on the rim.'),
  price: z.number(),
  is_price_per_quantity: z.boolean(),
  type: z.enum(['price_per_quantity', 'single_cost']),
})

export const nextAvailable = z
  .object({
    schedule_date: z.iso.date(),
    start_times: z.array(time).describe('The first times of that day, at most three.'),
  })
  .meta({ id: 'NextAvailable' })

export type NextAvailable = z.output<typeof nextAvailable>

export const dealer = z
  .object({
    id: z.int(),
    dealer_id: z.int(),
    slug: z.string(),
    company_name: z.string(),
    dealer_first_name: z.string(),
    dealer_last_name: z.string(),
    dealer_email: z.string(),
    contact_number: z.string(),
    address_line_1: z.string(),
    address_line_2: z.string(),
    zipcode: z.string(),
    city: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    distance_km: z
      .number()
      .nullable()
      .describe('The distance from the searched place; null when no place was given.'),
    profile_image_path: z.string().nullable(),
    image_base_path: z.string(),
    has_calendar: z.boolean().describe('False when appointments are made by phone.'),
    time_slots: z.array(timeSlot),
    working_days: z.array(z.int().min(1).max(7)),
    services: z.array(dealerService),
    break_start_time: time.nullable(),
    break_end_time: time.nullable(),
    min_skip_day: z.int(),
    next_available: nextAvailable.nullable(),
    vehicle_types: z.array(z.int()),
    min_rim: z.number(),
    max_rim: z.number(),
    fits_run_flat: z.boolean(),
    fits_tpms: z.boolean(),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'Dealer' })
export type Dealer = z.output<typeof dealer>

/** The order of the list of service points. SVC-08 defines the values 0 to 3. */
const sort = z.coerce
  .number()
  .pipe(z.literal([0, 1, 2, 3, 4]))
  .default(0)
  .describe(
    'The order of the list: 0 nearest first, 1 farthest first, 2 by name A to Ö, 3 by name Ö to A, 4 by the first free time, points without one last.',
  )

const searchQuery = z.object({
  ...coordinates,
  locale_id: localeId.default(2),
  with: z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe('Changes nothing: timeSlots and workingDays are always part of the response.'),
  search_radius: z.coerce.number().min(1).max(100).default(100).describe('Kilometres from the place.'),
  vehicle_type: z.coerce
    .number()
    .pipe(z.literal([1, 2, 3]))
    .default(1)
    .describe('Only points that fit this vehicle type: 2 car, 3 light truck. 1 leaves the type open.'),
  service_ids: numberList.describe(
    'Only points that offer all of these services, by their `id`: `[1,4]` or `1,4`. All points without it.',
  ),
  rim_sizes: numberList.describe(
    'Only points that fit rims of all these diameters, in inches: `[16,17]` or `16,17`. All points without it.',
  ),
  run_flat: z.enum(['0', '1']).default('0').describe('1 lists only points that fit run-flat tyres.'),
  working_days: numberList.describe(
    'Only points that are open on one of these weekdays, 1 Sunday to 7 Saturday: `[2,7]` or `2,7`.',
  ),
  sort,
})

const found = z.object({
  success: z.literal(1),
  data: z.array(dealer),
  total: z.int().min(0),
  truncated: z.boolean().describe('Whether more points were found than one response carries.'),
  left_out: z
    .int()
    .min(0)
    .describe(
      'Within the radius, but unable to serve what rim_sizes, run_flat, service_ids and vehicle_type say.',
    ),
})

export const searchDealers = endpoint({
  method: 'GET',
  path: '/api/v1/search-dealers',
  summary: 'Lists service points within a radius, with hours, services and the next free time',
  query: searchQuery,
  example: { latitude: 60.17, longitude: 24.94, search_radius: 50 },
  response: found,
  errors: ['not-valid'],
})

export const listDealers = endpoint({
  method: 'GET',
  path: '/api/v1/dealers',
  summary: 'Does the same as search-dealers',
  query: searchQuery,
  example: { latitude: 60.17, longitude: 24.94, search_radius: 50 },
  response: found,
  errors: ['not-valid'],
})

const dealerTown = z
  .object({
    slug: z.string(),
    town: z.string(),
    points: z.int().min(1).describe('The number of service points in the town.'),
    latitude: z.number().describe('The latitude of the centre of its service points.'),
    longitude: z.number(),
    link_fi: z.string(),
    link_en: z.string(),
  })
  .meta({ id: 'DealerTown' })
export type DealerTown = z.output<typeof dealerTown>

const offeredService = {
  service_id: z.coerce
    .number()
    .int()
    .min(1)
    .max(32767)
    .optional()
    .describe('Only service points that offer this service. All points without it.'),
}

export const listDealerTowns = endpoint({
  method: 'GET',
  path: '/api/v1/dealer-towns',
  summary: 'Lists the towns that have service points, in Finnish alphabetical order, with their number',
  query: z.object(offeredService),
  response: answer(z.array(dealerTown)),
  errors: ['not-valid'],
  cached: true,
})

export const getDealerTown = endpoint({
  method: 'GET',
  path: '/api/v1/dealer-towns/:slug',
  summary: 'Lists the service points of a town by name, with hours, services and the next free time',
  params: z.object({
    slug: z
      .string()
      .regex(slugPattern)
      .max(longestSlug)
      .describe('The `slug` of the town, as `dealer-towns` lists it: `tampere`.'),
  }),
  query: searchQuery.pick({ locale_id: true }).extend(offeredService),
  example: { slug: 'tampere' },
  response: answer(
    z.object({
      town: dealerTown,
      dealers: z.array(dealer),
      truncated: z.boolean().describe('Whether the town has more service points than one response carries.'),
    }),
  ),
  errors: ['not-found', 'not-valid'],
})

export const getDealerDetails = endpoint({
  method: 'GET',
  path: '/api/v1/dealer/:id/details',
  summary: 'Returns a service point with its hours, services and prices',
  params: z.object({
    id: z
      .string()
      .regex(slugPattern)
      .max(longestSlug)
      .describe('The `id` or the `slug` of the service point.'),
  }),
  query: searchQuery.pick({ locale_id: true, with: true }),
  example: { id: 'kinostalli-helsinki' },
  response: answer(dealer),
  errors: ['not-found', 'not-valid'],
})

const service = z
  .object({
    id: z.int(),
    service_name: z.string(),
    service_description: z.string(),
    short_description: z.string(),
    minimum_price: z.number().nullable(),
    is_price_per_quantity: z.boolean(),
    has_variations: z.boolean(),
  })
  .meta({ id: 'Service' })
export type Service = z.output<typeof service>

/**
 * The response is encrypted if the caller sends a public key. Otherwise it is plain, which is safe because it holds
 * no personal data.
 */
export const listServices = endpoint({
  method: 'GET',
  path: '/api/v1/service',
  summary:
    'Lists the services with their lowest prices, or those of one point with dealer_id; data.data is sealed or plain',
  query: z.object({
    locale_id: localeId.default(2),
    anonymous_id: guestPart.shape.anonymous_id.describe(
      'Changes nothing: services are the same for everybody.',
    ),
    dealer_id: dealerId
      .optional()
      .describe('Only the services of this service point, at its prices. Without it those of all points.'),
  }),
  example: { locale_id: 2, dealer_id: 1 },
  response: answer(z.object({ data: z.union([z.array(service), z.string().describe('A compact JWE')]) })),
  errors: ['not-found', 'not-valid', 'public-key-not-usable'],
})
