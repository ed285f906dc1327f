import { createHash } from 'node:crypto'
import { simulatorPaths } from '@pito/server/src/platform/simulators.ts'
import type { ListedVehicle, RegisteredVehicle } from '@pito/server/src/vehicles/index.ts'
import { readVehicles } from '@pito/server/src/vehicles/index.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const lookUp = z.object({ plate: z.string().max(20), country: z.literal('FI') })
const slowMilliseconds = 5000
/** The plates for which the simulator misbehaves. Every other plate always has the same vehicle. */
const commands = { unknown: 'EI-404', down: 'VIK-503', slow: 'HID-504', garbled: 'SOT-500' } as const
/** The last year in which a vehicle of a model that is still sold was registered. */
const latestYear = 2026

/** Serves a simulator with the protocol of the registry. It misbehaves for the plates in `commands`. */
export function serveRegistry(app: FastifyInstance): void {
  const listed = readVehicles()
  app.post(`${simulatorPaths.vehicleRegistry}/vehicles/by-plate`, async (request, reply) => {
    const { data } = lookUp.safeParse(request.body)
    if (!data) return reply.status(400).send({ code: 'bad-request' })
    if (data.plate === commands.down) return reply.status(503).send({ code: 'down' })
    if (data.plate === commands.garbled) return reply.type('text/html').send('<p>Maintenance</p>')
    if (data.plate === commands.slow) await new Promise((done) => setTimeout(done, slowMilliseconds))
    const vehicle = simulatedVehicle(data.plate, listed)
    return vehicle ? reply.send(vehicle) : reply.status(404).send({ code: 'unknown' })
  })
}

function simulatedVehicle(plate: string, listed: readonly ListedVehicle[]): RegisteredVehicle | null {
  const dice = createHash('sha256').update(plate).digest()
  const vehicle = listed[dice.readUInt32BE(0) % listed.length]
  if (!vehicle || plate === commands.unknown) return null
  const years = (vehicle.yearTo ?? latestYear) - vehicle.yearFrom + 1
  // The weight only has to be plausible: it grows with the rim of the first size. Vans carry more, those whose first
  // size is a van tyre (C) most; the others are built like cars, and car tyres have to carry them.
  const [, rim = 16, commercial] = /R(\d+)(C?)$/.exec(vehicle.sizes[0] ?? '') ?? []
  const ofCar = 620 + 26 * Number(rim) + (vehicle.isVan ? 180 : 0)
  const axleKg = commercial ? 1500 + ((10 * (dice[4] ?? 0)) % 300) : ofCar
  const axle = { maxMassKg: axleKg, tyres: 2, sizes: vehicle.sizes }
  return {
    make: vehicle.make,
    model: vehicle.model,
    firstRegistered: vehicle.yearFrom + ((dice[5] ?? 0) % years),
    category: vehicle.isVan ? 'N1' : 'M1',
    energy: vehicle.energy,
    topSpeedKmh: vehicle.isVan ? 165 : 160 + ((dice[6] ?? 0) % 8) * 10,
    axles: [axle, { ...axle, maxMassKg: axleKg - 60, sizes: vehicle.rearSizes }],
  }
}
