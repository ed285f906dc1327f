import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { readVehicles } from '../models/read-vehicles.ts'
import { commands, simulatedVehicle } from './simulated-vehicle.ts'
import { simulatorAddress, simulatorPath } from './simulator-address.ts'

const lookUp = z.object({ plate: z.string().max(20), country: z.literal('FI') })
const slowMilliseconds = 5000

/** Serves a simulator with the protocol of the registry. It misbehaves for the plates in `commands`. */
export function serveSimulator(app: FastifyInstance, config: Parameters<typeof simulatorAddress>[0]): void {
  if (!simulatorAddress(config)) return
  const listed = readVehicles()
  app.post(`${simulatorPath}/vehicles/by-plate`, async (request, reply) => {
    const { data } = lookUp.safeParse(request.body)
    if (!data) return reply.status(400).send({ code: 'bad-request' })
    if (data.plate === commands.down) return reply.status(503).send({ code: 'down' })
    if (data.plate === commands.garbled) return reply.type('text/html').send('<p>Maintenance</p>')
    if (data.plate === commands.slow) await new Promise((done) => setTimeout(done, slowMilliseconds))
    const vehicle = simulatedVehicle(data.plate, listed)
    return vehicle ? reply.send(vehicle) : reply.status(404).send({ code: 'unknown' })
  })
}
