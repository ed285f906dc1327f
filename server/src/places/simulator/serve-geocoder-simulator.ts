import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { commands, featureOf, simulatedStreets } from './simulated-streets.ts'
import { simulatorAddress, simulatorPath } from './simulator-address.ts'

const slowMilliseconds = 4000
const autocomplete = z.object({
  text: z.string().min(1).max(200),
  'boundary.country': z.literal('FIN'),
  size: z.coerce.number().int().min(1).max(40),
})
const tallinn = { latitude: 59.437, longitude: 24.745, postal_code: '10111', town: 'Tallinn' }

/**
 * Serves a simulator with the protocol of Pelias. It misbehaves when a search names one of the streets in `commands`.
 */
export function serveGeocoderSimulator(
  app: FastifyInstance,
  config: Parameters<typeof simulatorAddress>[0],
): void {
  if (!simulatorAddress(config)) return
  app.get(`${simulatorPath}/v1/autocomplete`, async (request, reply) => {
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
