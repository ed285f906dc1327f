import { serveRegistry } from '@pito/simulators/vehicles/serve-registry'
import type { FastifyInstance } from 'fastify'
import { fastify } from 'fastify'
import { afterTestFile } from './after-test-file.ts'

/** Serves the simulated register of vehicles for this test file, and returns the setting that leads to it. */
export async function vehicleRegistry(
  server: FastifyInstance = fastify(),
): Promise<{ VEHICLE_REGISTRY_URL: string }> {
  serveRegistry(server)
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  afterTestFile(() => server.close())
  return { VEHICLE_REGISTRY_URL: `${address}/dev/vehicle-registry` }
}
