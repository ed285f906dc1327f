import type { Endpoint } from '@pito/contracts/endpoint'
import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Platform } from '../platform.ts'
import { ResponseCache } from './response-cache.ts'

const caches = new WeakMap<Platform, ResponseCache>()

declare module 'fastify' {
  interface FastifyRequest {
    /** The edition of the shop at the start of the request. */
    begunIn: string | null
  }
}

/** Hooks of a route whose response is cached: it is looked up before parsing, and stored when it is sent. */
export function cacheResponse(
  platform: Platform,
  { personal = [] }: Pick<Endpoint, 'personal'>,
): Pick<RouteShorthandOptions, 'preParsing' | 'onSend'> {
  const cache = caches.get(platform) ?? new ResponseCache(() => platform.edition.current)
  caches.set(platform, cache)
  return {
    // preParsing runs after onRequest, where the rate limit counts.
    preParsing(request, reply, _payload, done) {
      // While notifications of changes do not arrive, nothing cached may be served.
      if (!platform.revisions.connected || personal.some((name) => name in (request.query as object)))
        return done()
      const response = cache.find(request.url, localeInHeaders(request))
      if (!response) {
        request.begunIn = platform.edition.current
        return done()
      }
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(response)
    },
    onSend(request, reply, payload, done) {
      if (request.begunIn !== null && reply.statusCode === 200 && typeof payload === 'string')
        cache.store(request.url, localeInHeaders(request), payload, request.begunIn)
      done()
    },
  }
}

function localeInHeaders({ headers }: FastifyRequest) {
  return localeOfHeaders(headers.locale?.toString(), headers['accept-language'])
}
