import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { inTime } from '../database/in-time.ts'
import type { Sql } from '../database/sql.ts'
import { normalAddress } from '../limits/network-of.ts'
import { addGauge } from '../metrics.ts'
import type { Platform } from '../platform.ts'
import { refuse } from '../refuse.ts'

const noAnswer = 'The database does not answer within two seconds.'
/** PostgreSQL's error code for a write in a read-only transaction. */
const readOnlyTransaction = '25006'
const readOnly = 'The database is read-only.'
const short = 'PostgreSQL reported within the last ten seconds that it has too few resources.'
const notHeard = 'Changes are not heard: the listening connection is being made again.'
const stopping = 'The shop is stopping.'
const plain = { schema: {}, serializerCompiler: () => (body: unknown) => JSON.stringify(body) }

/** Serves the probes of a process: whether it lives, whether it can serve customers, and its metrics. */
export function addHealth(app: FastifyInstance, platform: Platform, isStopping: () => boolean): void {
  // Probes are not counted by the rate limit, so those that come at once share one statement.
  let running: ReturnType<typeof readinessOf> | null = null
  const readinessNow = () => {
    running ??= readinessOf(platform, isStopping()).finally(() => {
      running = null
    })
    return running
  }
  app.get('/healthz', plain, () => ({ alive: true }))
  app.get('/readyz', plain, async (_request, reply) => {
    const readiness = await readinessNow()
    return reply.status(readiness.ready ? 200 : 503).send(readiness)
  })
  addGauge(platform.metrics, {
    name: 'pito_ready',
    help: '1 if /readyz answers 200, else 0.',
    read: async () => ((await readinessNow()).ready ? 1 : 0),
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, platform.config.metricsToken)) refuse('not-found')
    return reply.type(platform.metrics.registry.contentType).send(await platform.metrics.registry.metrics())
  })
}

/**
 * Returns whether the request may read the metrics. If a token is configured, the request must have it. Otherwise
 * only a direct connection from this machine may read the metrics, not one through a proxy.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isLoopback(socket.remoteAddress) && headers['x-forwarded-for'] === undefined
  const received = Buffer.from(headers.authorization?.replace(/^Bearer /, '') ?? '')
  const expected = Buffer.from(token)
  return received.length === expected.length && timingSafeEqual(received, expected)
}

function isLoopback(address: string | undefined): boolean {
  return /^(::1$|127\.)/.test(normalAddress(address ?? ''))
}

async function readinessOf({ sql, shortage, revisions }: Platform, isStopping: boolean) {
  const whyNot = (await inTime(tryToWrite(sql), noAnswer)) ?? (shortage.isRecent ? short : null)
  const reason = whyNot ?? (revisions.connected ? null : notHeard) ?? (isStopping ? stopping : null)
  return { ready: !reason, database: !whyNot, revisions: revisions.connected, ...(reason && { reason }) }
}

/**
 * Tries a statement that changes no row, yet PostgreSQL refuses it on a replica and with
 * `default_transaction_read_only`. The pool closes a connection whose statement failed. That matters after a failover
 * that left the connections to the old primary open: the next probe opens a new connection, which may reach a server
 * that can write.
 */
function tryToWrite(sql: Sql): Promise<string | null> {
  return sql`update revision set number = number where false`.then(
    () => null,
    (error: { code?: unknown }) => (error.code === readOnlyTransaction ? readOnly : noAnswer),
  )
}
