import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hashesOfScripts, pagePolicy, paymentPages } from '../http/security-headers.ts'
import { refuse } from '../refuse.ts'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { hostPages } from './host-pages.ts'
import type { Hosted } from './hosted.ts'
import { serveAssets } from './serve-assets.ts'

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

/**
 * Serves one HTML document for every URL below the front end's path. The document names the scripts of the current
 * build, so it is not cached. Only people who are logged in can use its content, so search engines must not index it.
 */
async function hostSinglePage(
  app: FastifyInstance,
  { platform: { config } }: Hosted,
  source: FrontEndSource,
  frontEnd: FrontEnd,
): Promise<void> {
  const { document, clientFolder } = await source.openSinglePage(app, config, frontEnd)
  await serveAssets(app, { folder: clientFolder, frontEnd })
  const forms = frontEnd.policy.paymentForms ? paymentPages(config) : []
  const { development } = config
  const send = async (_request: FastifyRequest, reply: FastifyReply) => {
    const html = await document()
    return reply
      .header('content-security-policy', pagePolicy({ scripts: hashesOfScripts(html), forms, development }))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)
  }
  const refuseToPost = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'GET, HEAD')
    refuse('wrong-method')
  }
  // Vite and React Router expect the path of the front end with a trailing slash.
  const home = `${frontEnd.path}/`
  app.get(frontEnd.path, (_request, reply) => reply.redirect(home, 301))
  app.route({ method: ['GET', 'HEAD'], url: `${home}*`, handler: send })
  app.route({ method: 'POST', url: `${home}*`, handler: refuseToPost })
}
