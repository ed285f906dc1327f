import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../context.ts'
import { answerFault } from '../http/errors.ts'
import { paymentPages } from '../http/security-headers.ts'
import { visitOf } from '../http/visit-of.ts'
import { notFoundAmong } from '../http/wrong-method.ts'
import type { Platform } from '../platform.ts'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { prefixOf } from './front-end.ts'
import type { Hosted } from './hosted.ts'
import { rememberLanguage } from './language-cookie.ts'
import { localeOfPage, withoutLanguage, withoutLastSlash } from './page-address.ts'
import type { PageHandle } from './page-build.ts'
import { pageAt } from './page-build.ts'
import { PageCache } from './page-cache.ts'
import { sendCached } from './send-cached.ts'
import { sendPrivate } from './send-private.ts'
import { sendUncached } from './send-uncached.ts'
import { serveAssets } from './serve-assets.ts'

/** Hosts a front end whose pages the server renders. */
export async function hostPages(
  app: FastifyInstance,
  hosted: Hosted,
  source: FrontEndSource,
  frontEnd: FrontEnd,
): Promise<void> {
  const { config, metrics, edition } = hosted.platform
  const { build: openBuild, clientFolder } = await source.openPages(app, config, frontEnd)
  await serveAssets(app, { folder: clientFolder, frontEnd })
  const cache = new PageCache({ maxBytes: config.pageCacheBytes, metrics, edition })
  const forms = frontEnd.policy.paymentForms ? paymentPages(config) : []
  const sayNotFound = notFoundAmong(hosted.calls, hosted.platform)
  await app.register((pages, _options, done) => {
    // React Router reads the bodies of forms that browsers without JavaScript post, so these bodies are passed on
    // unparsed. Their size limit is that of API calls.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.url.startsWith('/api/')) return sayNotFound(request, reply)
      const url = new URL(request.url, config.shopUrl)
      const reads = request.method === 'GET' || request.method === 'HEAD'
      const oneAddress = withoutLastSlash(url)
      if (reads && oneAddress !== null) return reply.redirect(oneAddress, 301)
      const build = await openBuild()
      const { handle, pattern } = pageAt(build, url.pathname)
      request.pagePattern = pattern
      const visit = pageVisit(hosted.platform, request, url, handle)
      rememberLanguage(reply, url, handle.language, config)
      if (reads && handle.language && url.searchParams.has('lang'))
        return reply.header('cache-control', 'no-store').redirect(withoutLanguage(url))
      const page = { build, url, visit, forms }
      if (!reads || !handle.cacheBy || handle.isPersonal?.(url))
        return sendPrivate(hosted, page, request, reply)
      if (handle.personal?.some((name) => url.searchParams.has(name)))
        return sendUncached(hosted, page, handle, request, reply)
      return sendCached(cache, hosted, page, handle, request, reply)
    }
    pages.setErrorHandler(async (error: Error, request, reply) => {
      const { pathname } = new URL(request.url, config.shopUrl)
      const { language } = pageAt(await openBuild(), pathname).handle
      return answerFault(error, request, reply, hosted.platform, language)
    })
    pages.route({ method: ['GET', 'HEAD', 'POST'], url: `${prefixOf(frontEnd)}/*`, handler: answer })
    done()
  })
}

function pageVisit(platform: Platform, request: FastifyRequest, url: URL, { language }: PageHandle): Visit {
  return { ...visitOf(platform, request), locale: localeOfPage(url, language, request.cookies.locale) }
}
