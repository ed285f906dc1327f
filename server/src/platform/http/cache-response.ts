import type { Endpoint } from '@pito/contracts/endpoint'
import { localeOfHeaders } from '@pito/contracts/values/locale'
import type { FastifyRequest, RouteShorthandOptions } from 'fastify'
import type { Platform } from '../platform.ts'
import { canonicalAddress, ResponseCache } from './response-cache.ts'

const caches = new WeakMap<Platform, ResponseCache>()

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * The address of the request, and the edition of the shop when it began. It is null if the response must not be
     * cached.
     */
    cacheAs: { readonly address: string; readonly begunIn: string } | null
  }
}

/**
 * Returns the hooks of a route whose response is cached. They look up the response before the request is parsed and
 * store a new response when it is sent.
 */
export function cacheResponse(
  platform: Platform,
  { personal = [], isPersonal = () => false }: Pick<Endpoint, 'personal' | 'isPersonal'>,
): Pick<RouteShorthandOptions, 'preParsing' | 'onSend'> {
  const cache = caches.get(platform) ?? new ResponseCache(() => platform.edition.current)
  caches.set(platform, cache)
  return {
    // The lookup runs in preParsing because that follows onRequest, in which the rate limit counts the request.
    preParsing(request, reply, _payload, done) {
      // While this process receives no notifications of changes, a cached response could be outdated and must not be
      // served.
      const query = request.query as Record<string, unknown>
      if (
        !platform.revisions.connected ||
        personal.some((name) => query[name] !== undefined) ||
        isPersonal(query)
      )
        return done()
      const address = canonicalAddress(request.url, query)
      const response = cache.find(address, localeInHeaders(request))
      if (!response) {
        request.cacheAs = { address, begunIn: platform.edition.current }
        return done()
      }
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(response)
    },
    onSend(request, reply, payload, done) {
      const { cacheAs } = request
      if (cacheAs && reply.statusCode === 200 && typeof payload === 'string')
        cache.store(cacheAs.address, localeInHeaders(request), payload, cacheAs.begunIn)
      done()
    },
  }
}

function localeInHeaders({ headers }: FastifyRequest) {
  return localeOfHeaders(headers.locale?.toString(), headers['accept-language'])
}
