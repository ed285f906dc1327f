import { localeOfLanguage } from '@pito/contracts/values/locale'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import type { Visit } from '../context.ts'
import { answerFault } from '../http/errors.ts'
import { pagePolicy, paymentPages } from '../http/security-headers.ts'
import { visitOf } from '../http/visit-of.ts'
import { notFoundAmong } from '../http/wrong-method.ts'
import type { Platform } from '../platform.ts'
import { encode, encodingFor } from './encode.ts'
import type { FrontEnd, FrontEndSource } from './front-end.ts'
import { prefixOf } from './front-end.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { localeOfPage, withoutLanguage, withoutLastSlash } from './page-address.ts'
import type { PageHandle } from './page-build.ts'
import { pageAt } from './page-build.ts'
import { PageCache } from './page-cache.ts'
import { renderPage } from './render-page.ts'
import { renderPublic } from './render-public.ts'
import { sendCached } from './send-cached.ts'
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
        return sendPrivate(hosted, page, handle, request, reply)
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

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Stores the language in a cookie if the URL has the parameter `lang`: the language that the path names, otherwise
 * the one in the parameter. The language switch is a link with `?lang=`, so it works with and without JavaScript.
 */
function rememberLanguage(
  reply: FastifyReply,
  url: URL,
  pathLanguage: 'fi' | 'en' | undefined,
  { secure }: Config,
): void {
  const parameter = url.searchParams.get('lang')
  const chosen = localeOfLanguage(parameter === null ? null : (pathLanguage ?? parameter))
  // Scripts in the browser read this cookie, to call the API in the language of the page.
  if (chosen) reply.setCookie('locale', chosen, { path: '/', maxAge: yearSeconds, sameSite: 'lax', secure })
}

/**
 * Sends a page whose URL has personal data, such as a licence plate. It is rendered without any knowledge of the
 * visitor, so nothing can be learned from the size of its compressed text (decision 127), but it must not be cached.
 */
async function sendUncached(
  hosted: Hosted,
  page: PageRequest,
  handle: PageHandle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { status, headers, body } = await renderPublic(hosted, page, handle)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply
    .status(status)
    .headers({ ...headers })
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .send(encode(body, encoding))
}

/** The status of the response when a form is posted to a page that has no action. */
const wrongMethod = 405

/** Sends a page that depends on its visitor. The page is rendered for this request alone and must not be cached. */
async function sendPrivate(
  hosted: Hosted,
  { build, url, visit, forms }: PageRequest,
  { indexed = false }: PageHandle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = hosted.platform
  request.setCookies = visit.setCookies
  const prepared = await hosted.prepare(hosted.platform, visit)
  const ownRequest = requestOf(request, url)
  const { response, nonce } = await renderPage(hosted, build, prepared, ownRequest, { isPrivate: true })
  for (const [name, value] of response.headers) reply.header(name, value)
  if (response.status === wrongMethod) reply.header('allow', 'GET, HEAD')
  const hasQuery = [...url.searchParams.keys()].some((name) => name !== 'lang')
  if (!indexed || hasQuery) reply.header('x-robots-tag', 'noindex')
  return reply
    .status(response.status)
    .header(
      'content-security-policy',
      pagePolicy({
        scripts: [`nonce-${nonce}`],
        forms,
        development: config.development,
      }),
    )
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .send(response.body)
}

/**
 * Builds the request for React Router. Its URL begins with the shop's own origin, whatever the Host header says, and
 * its body is unchanged.
 */
function requestOf(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  // The origin guard accepts any of the shop's host names in the Origin header, but React Router accepts only the
  // host name of the request's URL.
  if (headers.has('origin')) headers.set('origin', url.origin)
  const body = request.method === 'POST' ? { body: request.body as Buffer<ArrayBuffer> | null } : {}
  return new Request(url, { method: request.method, headers, ...body })
}
