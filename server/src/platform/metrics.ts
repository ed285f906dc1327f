import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
    keptPages: new Counter({
      name: 'pito_kept_pages_total',
      help: 'Answers with a public page: kept (rendered before), stale (kept, a new one under way), rendered.',
      labelNames: ['outcome'] as const,
      registers: [registry],
    }),
    keptBytes: new Gauge({
      name: 'pito_kept_pages_bytes',
      help: 'Memory that kept pages take.',
      registers: [registry],
    }),
  }
}
