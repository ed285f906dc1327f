import type { FastifyInstance } from 'fastify'
import { finlandMap } from '../places/index.ts'
import { PageCache } from '../platform/front-ends/page-cache.ts'
import { answerCached } from '../platform/front-ends/send-cached.ts'
import type { Platform } from '../platform/platform.ts'

/**
 * The widths of the dots in units of the map. On the far map the dots form the shape of the country; on the nearer
 * maps each dot is a single place.
 */
const dotWidths = { far: 5, near: 1, close: 0.4 }
const cacheBytes = 1024 * 1024

/** Serves the background of the map of service points. */
export function addMapFiles(app: FastifyInstance, { metrics, edition }: Platform): void {
  const cache = new PageCache({ maxBytes: cacheBytes, metrics, edition })
  for (const [name, width] of Object.entries(dotWidths))
    app.get(`/maps/finland-${name}.svg`, async (request, reply) => {
      const map = await cache.page(name, () => {
        const headers = { 'content-type': 'image/svg+xml; charset=utf-8' }
        return Promise.resolve({ status: 200, headers, body: Buffer.from(finlandMap(width)) })
      })
      reply.header('cache-control', 'public, max-age=86400').header('vary', 'accept-encoding')
      return answerCached(map, request, reply)
    })
}
