import { z } from 'zod'
import { answer, endpoint } from './endpoint.ts'
import { coordinates } from './parameters.ts'

export const placeKinds = ['address', 'postcode', 'town'] as const

const place = z
  .object({
    id: z.string().describe('The id of a place is stable.'),
    kind: z.enum(placeKinds),
    label: z
      .string()
      .describe(
        'The text in a list of suggestions, which the field takes over: "00510 Helsinki, Etelä-Vallila - Alppila".',
      ),
    latitude: z.number(),
    longitude: z.number(),
    postal_code: z.string().nullable(),
    town: z.string(),
  })
  .meta({ id: 'Place' })
export type Place = z.output<typeof place>

/** Towns and postcodes are found in the shop's own data. Streets are found only if a geocoder is configured. */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/v1/places',
  summary:
    'Finds places in Finland that begin with the typed text or resemble it: towns, postcodes, addresses',
  query: z.object({
    search: z
      .string()
      .max(100)
      .default('')
      .describe('What was typed so far: the beginning of a town, a postcode or a street address.'),
    limit: z.coerce.number().int().min(1).max(20).default(8).describe('How many places at most.'),
  }),
  example: { search: 'Helsinki' },
  response: answer(z.array(place)),
  errors: ['not-valid'],
})

/** The page calls this when the visitor presses "use my location". The coordinates are neither stored nor logged. */
export const getPlaceAt = endpoint({
  method: 'GET',
  path: '/api/v1/places/at',
  summary: 'Returns the nearest postcode to coordinates in Finland, with the name of its part of the town',
  query: z.object(coordinates),
  example: { latitude: 60.17, longitude: 24.94 },
  response: answer(place),
  errors: ['not-valid', 'not-found'],
})
