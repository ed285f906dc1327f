import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { passwordVerifications } from './passwords/password-hash.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'pito_request_seconds',
      help: 'Time from the first byte of a request to the last of its answer, by route and status.',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    cachedPages: new Counter({
      name: 'pito_cached_pages_total',
      help: 'Responses with a public page: cached, stale (cached, while a new one renders), rendered.',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    cachedPagesBytes: new Gauge({
      name: 'pito_cached_pages_bytes',
      help: 'Memory that cached pages take.',
      registers: [registry],
    }),
    passwordVerifications: new Counter({
      name: 'pito_password_verifications_total',
      help: 'Passwords tried against a hash, those of unknown people included.',
      registers: [registry],
      collect() {
        this.reset()
        this.inc(passwordVerifications())
      },
    }),
  }
}
