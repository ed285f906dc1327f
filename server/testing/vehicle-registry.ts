import type { FastifyInstance } from 'fastify'
import { fastify } from 'fastify'
import { serveSimulator } from '../src/vehicles/index.ts'
import { afterTestFile } from './after-test-file.ts'

/** Serves the simulated register of vehicles for this test file, and returns the setting that leads to it. */
export async function vehicleRegistry(
  server: FastifyInstance = fastify(),
): Promise<{ VEHICLE_REGISTRY_URL: string }> {
  serveSimulator(server, { shopMode: 'demo', port: 0 })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  afterTestFile(() => server.close())
  return { VEHICLE_REGISTRY_URL: `${address}/dev/vehicle-registry` }
}
