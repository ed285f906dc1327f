import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'

const plain = { schema: {}, serializerCompiler: () => (body: unknown) => JSON.stringify(body) }

/** For whoever watches over the processes: alive, ready for customers, and in figures. */
export function addHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', plain, () => ({ alive: true }))
  app.get('/readyz', plain, async (_request, reply) => {
    const database = await platform.pool.query('select 1').then(
      () => true,
      () => false,
    )
    const ready = database && platform.revisions.connected
    return reply.status(ready ? 200 : 503).send({ ready, database, revisions: platform.revisions.connected })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, platform.config.metricsToken)) refuse('not-found')
    return reply.type(platform.metrics.registry.contentType).send(await platform.metrics.registry.metrics())
  })
}

/** With a token by the token; without one from this machine alone, and not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined
  const given = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const wanted = Buffer.from(token)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
}
