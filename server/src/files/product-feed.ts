import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { productFeed } from '../catalogue/index.ts'
import { acceptsEncoding } from '../platform/http/accepts-encoding.ts'
import { countAttempt } from '../platform/limits/count-attempt.ts'
import { networkOf } from '../platform/limits/network-of.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * A price comparison service fetches the feed a few times a day. The limit exists because each fetch reads the whole
 * catalogue.
 */
const fetches = { limit: 30, windowSeconds: 3600 }

/** Serves all articles in the format of Google Merchant, which other price comparison services read too. */
export function addProductFeed(app: FastifyInstance, platform: Platform): void {
  for (const language of ['fi', 'en'] as const)
    app.get(`/feeds/google-merchant.${language}.xml`, async (request, reply) => {
      const { sql, clock } = platform
      if (request.method === 'GET')
        await countAttempt(sql, { what: 'product-feed', who: networkOf(request.ip) }, fetches, clock())
      reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .header('vary', 'accept-encoding')
      const feed = Readable.from(productFeed(platform, language))
      if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return reply.send(feed)
      // If the request is aborted or fails, both streams end. Fastify logs the failure.
      return reply.header('content-encoding', 'gzip').send(pipeline(feed, createGzip(), () => undefined))
    })
}
