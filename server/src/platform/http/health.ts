import { timingSafeEqual } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'

const noAnswer = 'The database does not answer within two seconds.'
const patienceMilliseconds = 2000
const plain = { schema: {}, serializerCompiler: () => (body: unknown) => JSON.stringify(body) }

/** For whoever watches over the processes: alive, ready for customers, and in figures. */
export function addHealth(app: FastifyInstance, platform: Platform): void {
  app.get('/healthz', plain, () => ({ alive: true }))
  app.get('/readyz', plain, async (_request, reply) => {
    const database = await answers(platform)
    const revisions = platform.revisions.connected
    const ready = database && revisions
    const reason = database
      ? 'Changes are not heard: the listening connection is being made again.'
      : noAnswer
    return reply.status(ready ? 200 : 503).send({ ready, database, revisions, ...(!ready && { reason }) })
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, platform.config.metricsToken)) refuse('not-found')
    return reply.type(platform.metrics.registry.contentType).send(await platform.metrics.registry.metrics())
  })
}

/** With a token by the token; without one from this machine alone, and not through a proxy. */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined
  const received = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(token)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '')
}

async function answers({ sql }: Platform): Promise<boolean> {
  const patience = new AbortController()
  const answer = sql`select 1`.then(
    () => true,
    () => false,
  )
  const late = pause(patienceMilliseconds, false, { signal: patience.signal }).catch(() => false)
  const inTime = await Promise.race([answer, late])
  patience.abort()
  return inTime
}
