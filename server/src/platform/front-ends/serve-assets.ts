import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../refuse.ts'
import type { FrontEnd } from './front-end.ts'
import { prefixOf } from './front-end.ts'

interface Assets {
  readonly folder: string | null
  readonly frontEnd: FrontEnd
}

/**
 * Serves the files of the build. Browsers cache files with a hash in their name for a year and other files for an
 * hour.
 */
export async function serveAssets(app: FastifyInstance, { folder, frontEnd }: Assets): Promise<void> {
  const prefix = prefixOf(frontEnd)
  // The build leaves the files of the previous one in the folder. A page of an even older build may request files that
  // no longer exist. Such a request gets 404 and must not be rendered as a page.
  app.get(`${prefix}/assets/*`, () => refuse('not-found'))
  if (folder === null) return
  await app.register(fastifyStatic, {
    root: folder,
    prefix: `${prefix}/`,
    decorateReply: false,
    wildcard: false,
    // A single-page front end has a route that sends its HTML document with a content security policy, so the
    // document is not served as a file. Compressed files are sent in place of the files that they were made from, and
    // without this line each would have a route of its own.
    globIgnore: ['index.html*', '**/*.br', '**/*.gz'],
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
