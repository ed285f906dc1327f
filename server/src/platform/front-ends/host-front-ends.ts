import type { FastifyInstance } from 'fastify'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { hostPages } from './host-pages.ts'
import { hostSinglePage } from './host-single-page.ts'
import type { Hosted } from './hosted.ts'

/** Every address that is not the API's, each answered by its front end: files of the build, then pages. */
export async function hostFrontEnds(
  app: FastifyInstance,
  hosted: Hosted,
  source: FrontEndSource,
  frontEnds: readonly FrontEnd[],
): Promise<void> {
  for (const frontEnd of frontEnds)
    await (frontEnd.rendersOnServer ? hostPages : hostSinglePage)(app, hosted, source, frontEnd)
}
