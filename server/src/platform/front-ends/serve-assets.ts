import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'

/** Browsers store files with a hash in their name for a year, the others for an hour. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(response, path) {
      const lasting = path.includes('/assets/')
      response.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  // An old page asks for files of an older build: no page is rendered for that.
  app.get('/assets/*', () => refuse('not-found'))
}
