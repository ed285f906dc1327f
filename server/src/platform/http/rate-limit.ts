import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refused } from '../refuse.ts'
import { isSimulatorPath } from './simulator-path.ts'

const countedAddresses = 20_000

/** A coarse limit per address and process; what must be exact (log-in, promo codes) is counted in PostgreSQL. */
export async function limitRate(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    cache: countedAddresses,
    allowList: ({ url }) => url === '/healthz' || isSimulatorPath(url, config),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused('too-many-requests', { retryAfterSeconds: Math.ceil(ttl / 1000) }),
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
  })
}
