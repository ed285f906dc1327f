import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'
import type { FrontEnd } from './front-end.ts'
import { prefixOf } from './front-end.ts'

interface Assets {
  readonly folder: string | null
  readonly frontEnd: FrontEnd
}

/** Browsers store files with a hash in their name for a year, the others for an hour. */
export async function serveAssets(app: FastifyInstance, { folder, frontEnd }: Assets): Promise<void> {
  const prefix = prefixOf(frontEnd)
  // A page of an older build requests files that no longer exist; that must not render a page.
  app.get(`${prefix}/assets/*`, () => refuse('not-found'))
  if (folder === null) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${prefix}/`,
    decorateReply: false,
    wildcard: false,
    // The document of a single-page front end is sent by its own route, with its own policy.
    globIgnore: ['index.html*'],
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
}
