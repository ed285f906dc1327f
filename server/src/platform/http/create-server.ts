import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import fastifyCompress from '@fastify/compress'
import fastifyCookie from '@fastify/cookie'
import fastifyRateLimit from '@fastify/rate-limit'
import type { RefusalCode } from '@pito/contracts/refusals'
import { defaultLocale } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fastify, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/network-of.ts'
import type { Platform } from '../platform.ts'
import { Refused } from '../refuse.ts'
import { isSimulatorPath } from '../simulators.ts'
import { traceRequests } from '../telemetry/spans.ts'
import type { Calls } from './calls.ts'
import { drainBeforeClose } from './drain.ts'
import { answerFault, installErrorHandler, refusalFor } from './errors.ts'
import { addHealth } from './health.ts'
import { loggedPath } from './logged-path.ts'
import { whyNotFrom } from './origin.ts'
import { whyNotHost } from './own-host.ts'
import { isOwnPath } from './own-path.ts'
import { serialiseByContract, validateByContract } from './parse.ts'
import { parseQuery } from './parse-query.ts'
import { readBodies } from './read-bodies.ts'
import { securityHeaders } from './security-headers.ts'
import { notFoundAmong } from './wrong-method.ts'

const knownRequestId = /^[\w-]{8,64}$/
const requestSeconds = 30
const probes = new Set(['/healthz', '/readyz', '/metrics'])

/** Creates the Fastify server with everything that all routes have in common. app.ts adds the routes. */
export async function createServer(platform: Platform, calls: Calls): Promise<FastifyInstance> {
  const { config, log } = platform
  const headers = securityHeaders(config)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // A child logger per request is costly and not needed, because the log line of a request already contains the
    // request id.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: config.bodyLimitBytes,
    requestTimeout: requestSeconds * 1000,
    // Node would otherwise refuse a request without a Host header by itself. The shop refuses it in the same envelope
    // as a request with a wrong host.
    http: { requireHostHeader: false },
    // While the shop stops, requests that still arrive are served. drain.ts explains why.
    return503OnClosing: false,
    genReqId: ({ headers }) => acceptedRequestId(headers['x-request-id']) ?? randomUUID(),
    // A URL that cannot be decoded is refused before any hook runs, so this function adds the headers and the
    // envelope.
    frameworkErrors: (error, request, reply) => answerFault(error, request, reply.headers(headers), platform),
    clientErrorHandler: answeringUnreadable(headers),
    routerOptions: { maxParamLength: 300, querystringParser: parseQuery },
  }) as unknown as FastifyInstance
  app.setValidatorCompiler(validateByContract as never)
  app.setSerializerCompiler(serialiseByContract as never)
  installErrorHandler(app, platform)
  readBodies(app)
  await app.register(fastifyCookie)
  if (platform.telemetry) traceRequests(app, { isTraced: ({ url }) => !isProbe(url), routeOf })
  // Pages are compressed at the first request for each encoding, and files when they are built. Routes that compress
  // while sending enable it with compressed.ts.
  await app.register(fastifyCompress, { global: false, globalDecompression: false })
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // A socket that the client has closed has no remote address, and nobody would receive the response.
    if (request.socket.remoteAddress === undefined) return done(new Refused('not-readable'))
    if (!isOwnPath(request.url)) return done(new Refused('not-found'))
    const wrongHost = whyNotHost(config.shopUrl, request)
    if (wrongHost) return done(new Refused(wrongHost))
    if (config.secure && request.protocol === 'http' && !allowsPlainHttp(request, config)) {
      reply.redirect(config.shopUrl.origin + request.url, 308)
      return
    }
    done(whyNotFrom(config.shopUrl, request) ? new Refused('foreign-origin') : undefined)
  })
  await limitRate(app, config)
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFoundAmong(calls, platform))
  sendCookies(app)
  const isStopping = drainBeforeClose(app, config.drainSeconds)
  watch(app, platform)
  addHealth(app, platform, isStopping)
  return app
}

declare module 'fastify' {
  interface FastifyRequest {
    setCookies: readonly string[] | null
    /** The route pattern of the requested page. The log uses it, because all pages share one Fastify route. */
    pagePattern: string | null
  }
}

function sendCookies(app: FastifyInstance): void {
  app.decorateRequest('setCookies', null)
  app.decorateRequest('admitted', null)
  app.decorateRequest('cacheAs', null)
  app.decorateRequest('pagePattern', null)
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const cookie of request.setCookies ?? []) reply.header('set-cookie', cookie)
    done()
  })
}

/**
 * Returns whether a request without TLS is allowed. Health probes reach a process directly, without the proxy that
 * terminates TLS, and so do the calls of a demo to its simulators.
 */
function allowsPlainHttp({ url }: FastifyRequest, config: Config): boolean {
  return isProbe(url) || isSimulatorPath(url, config)
}

function isProbe(url: string): boolean {
  return probes.has(url.split('?', 1)[0] ?? '')
}

function routeOf(request: FastifyRequest): string {
  return request.pagePattern ?? request.routeOptions.url ?? 'none'
}

function acceptedRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && knownRequestId.test(header) ? header : undefined
}

function watch(app: FastifyInstance, { metrics, log }: Platform): void {
  const logsRequests = log.isLevelEnabled('info')
  app.addHook('onResponse', (request, reply, done) => {
    const seconds = reply.elapsedTime / 1000
    const route = routeOf(request)
    metrics.requests.observe({ method: request.method, route, status: reply.statusCode }, seconds)
    if (logsRequests)
      request.log.info(
        { request: request.id, ...logged(request), status: reply.statusCode, seconds },
        'answered',
      )
    done()
  })
}

function logged({ method, url }: FastifyRequest) {
  return { method, path: loggedPath(url) }
}

const countedNetworks = 20_000

/**
 * Limits the requests per minute of each network (an IPv4 address or a /64 of IPv6). The limit is coarse, because
 * each process counts by itself. Attempts that must be counted exactly, such as log-ins and promo codes, are counted
 * in PostgreSQL.
 */
async function limitRate(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: true,
    max: config.rateLimitPerMinute,
    timeWindow: '1 minute',
    cache: countedNetworks,
    keyGenerator: ({ ip }) => networkOf(ip),
    // Otherwise customers who share the address of a load balancer or of Prometheus could make its probes fail.
    allowList: ({ url }) => isProbe(url) || isSimulatorPath(url, config),
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

const refusedAs: Partial<Record<string, { status: number; code: RefusalCode }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'not-readable' },
}
const otherwise = { status: 400, code: 'not-readable' } as const

/**
 * Returns the handler for requests that Node's parser rejects. Such a request never reaches Fastify, yet its response
 * has the same envelope as every refusal.
 */
function answeringUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // A client that has disconnected gets no response.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy()
      return
    }
    const { status, code } = refusedAs[error.code ?? ''] ?? otherwise
    const requestId = randomUUID()
    const body = JSON.stringify(refusalFor(new Refused(code), defaultLocale, requestId).answer)
    const sent = {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    }
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}
