import type { FastifyInstance } from 'fastify'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { hostPages } from './host-pages.ts'
import { hostSinglePage } from './host-single-page.ts'
import type { Hosted } from './hosted.ts'

/**
 * Serves every path outside the API. Each front end serves the files of its build if one matches the path, otherwise
 * its pages.
 */
export async function hostFrontEnds(
  app: FastifyInstance,
  hosted: Hosted,
  source: FrontEndSource,
  frontEnds: readonly FrontEnd[],
): Promise<void> {
  for (const frontEnd of frontEnds)
    await (frontEnd.rendersOnServer ? hostPages : hostSinglePage)(app, hosted, source, frontEnd)
}
