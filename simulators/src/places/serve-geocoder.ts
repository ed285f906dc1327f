import { gazetteer, wordsOf } from '@pito/server/src/places/index.ts'
import { simulatorPaths } from '@pito/server/src/platform/simulators.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const slowMilliseconds = 4000
const autocomplete = z.object({
  text: z.string().min(1).max(200),
  'boundary.country': z.literal('FIN'),
  size: z.coerce.number().int().min(1).max(40),
})
/**
 * The names of invented streets, so that nobody takes them for real addresses. In a demo every town has all of these
 * streets.
 */
const streets = [
  'Rengasraitti',
  'Nastakuja',
  'Vannepolku',
  'Kesärengaspolku',
  'Talvirengasraitti',
  'Pitokuja',
]
/** The streets for which the simulator misbehaves. */
const commands = {
  down: 'katkokuja',
  slow: 'hidaskuja',
  garbled: 'sotkukuja',
  abroad: 'tallinnankuja',
} as const
const defaultTowns = ['Helsinki', 'Tampere', 'Turku', 'Oulu']
const tallinn = { latitude: 59.437, longitude: 24.745, postal_code: '10111', town: 'Tallinn' }

interface Spot {
  readonly latitude: number
  readonly longitude: number
  readonly postal_code: string | null
  readonly town: string
}

/**
 * Serves a simulator with the protocol of Pelias. It misbehaves when a search names one of the streets in `commands`.
 */
export function serveGeocoder(app: FastifyInstance): void {
  app.get(`${simulatorPaths.geocoder}/v1/autocomplete`, async (request, reply) => {
    const { data } = autocomplete.safeParse(request.query)
    if (!data) return reply.status(400).send({ geocoding: { errors: ['bad request'] } })
    const street = data.text.split(' ')[0]?.toLowerCase()
    if (street === commands.down) return reply.status(503).send('down')
    if (street === commands.garbled) return reply.type('text/html').send('<p>Maintenance</p>')
    if (street === commands.slow) await new Promise((done) => setTimeout(done, slowMilliseconds))
    const features =
      street === commands.abroad
        ? [featureOf('Tallinnankuja', tallinn, 'EST')]
        : simulatedStreets(data.text, data.size)
    return { type: 'FeatureCollection', features }
  })
}

/**
 * Finds simulated addresses for a text such as "nastakuja 5 turku": the beginning of a street name, a number and a
 * town. If the text names no town, the four default towns are searched.
 */
export function simulatedStreets(text: string, size: number) {
  const [typed = '', ...rest] = wordsOf(text)
  const number = rest.find((word) => /^\d{1,3}$/.test(word))
  const town = rest.filter((word) => word !== number).join(' ')
  const spots = (town ? [town] : defaultTowns).flatMap((name) => gazetteer.search(name, 1))
  return streets
    .filter((street) => wordsOf(street)[0]?.startsWith(typed))
    .flatMap((street) => spots.map((spot) => featureOf(number ? `${street} ${number}` : street, spot)))
    .slice(0, size)
}

function featureOf(street: string, { latitude, longitude, postal_code, town }: Spot, country = 'FIN') {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
    properties: {
      gid: `simulator:address:${wordsOf(`${street} ${postal_code} ${town}`).join('-')}`,
      layer: /\d/.test(street) ? 'address' : 'street',
      country_a: country,
      label: `${street}, ${postal_code} ${town}`,
      localadmin: town,
      ...(postal_code && { postalcode: postal_code }),
    },
  }
}
