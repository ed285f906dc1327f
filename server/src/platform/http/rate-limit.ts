import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/network-of.ts'
import { Refused } from '../refuse.ts'
import { isSimulatorPath } from './simulator-path.ts'

const countedNetworks = 20_000

/**
 * Limits the requests per minute of each network (an IPv4 address or a /64 of IPv6). The limit is coarse, because
 * each process counts by itself. Attempts that must be counted exactly, such as log-ins and promo codes, are counted
 * in PostgreSQL.
 */
export async function limitRate(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    cache: countedNetworks,
    keyGenerator: ({ ip }) => networkOf(ip),
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
