import type { Platform } from '@pito/server/src/platform/platform.ts'
import type { FastifyInstance } from 'fastify'
import { serveKlaviyo } from './notifications/serve-klaviyo.ts'
import { servePaymentsOfDemo } from './payments/serve-payments.ts'
import { serveGeocoder } from './places/serve-geocoder.ts'
import { serveRegistry } from './vehicles/serve-registry.ts'

/**
 * Serves the external services that a demo calls. The server loads this package in a demo only; the check is repeated
 * here because a simulator in production would let anybody pay for nothing.
 */
export function serveSimulators(app: FastifyInstance, platform: Platform): void {
  if (platform.config.shopMode !== 'demo') return
  serveRegistry(app)
  serveGeocoder(app)
  serveKlaviyo(app)
  servePaymentsOfDemo(app, platform)
}
