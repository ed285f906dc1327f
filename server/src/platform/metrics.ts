import { paymentProviders } from '@pito/contracts/values/refunds'
import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { passwordVerifications } from './passwords/password-hash.ts'

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const payments = new Counter({
    name: 'pito_payments_total',
    help: 'Payments by provider: started, not-started (the provider did not respond or refused), paid, failed, returned.',
    labelNames: ['provider', 'result'] as const,
    registers: [registry],
  })
  // A series that began with its first payment would hide that payment from rules that compare it with an hour before.
  for (const provider of paymentProviders)
    for (const result of ['started', 'not-started', 'paid', 'failed', 'returned'])
      payments.inc({ provider, result }, 0)
  return {
    registry,
    payments,
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
    statements: new Histogram({
      name: 'pito_statement_seconds',
      help: 'Time of each statement of requests and jobs. It is measured with OTEL_EXPORTER_OTLP_ENDPOINT only.',
      labelNames: ['outcome'] as const,
      buckets: [0.0005, 0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers: [registry],
    }),
    ordersPlaced: new Counter({
      name: 'pito_orders_placed_total',
      help: 'Orders that buyers have confirmed, paid or not.',
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

/** Adds a gauge whose value is read each time the metrics are read. */
export function addGauge(
  { registry }: Metrics,
  { name, help, read }: { readonly name: string; readonly help: string; read(): number | Promise<number> },
): void {
  // Several servers of a test may share one platform.
  registry.removeSingleMetric(name)
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read())
    },
  })
}

export function addPoolMetrics(metrics: Metrics, pool: pg.Pool): void {
  const gauges = [
    ['pito_pool_size', 'Connections that the pool may open.', () => pool.options.max],
    ['pito_pool_used', 'Connections that a request or a job holds.', () => pool.totalCount - pool.idleCount],
    ['pito_pool_waiting', 'Requests and jobs that wait for a connection.', () => pool.waitingCount],
  ] as const
  for (const [name, help, read] of gauges) addGauge(metrics, { name, help, read })
}
