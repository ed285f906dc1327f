import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visit } from '../context.ts'
import { acceptsEncoding } from '../http/accepts-encoding.ts'
import { hashesOfOwnScripts, pagePolicy } from '../http/security-headers.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { knownAddress, pageKeyOf } from './page-address.ts'
import type { PageHandle } from './page-build.ts'
import type { CachedPage, Encoding, PageCache, RenderedPage } from './page-cache.ts'
import type { Rendered } from './render-page.ts'
import { renderPage } from './render-page.ts'

const passedOn = ['content-type', 'location', 'link', 'retry-after']

/**
 * Sends a public page. The page is rendered without any knowledge of the visitor, so every visitor gets the same
 * bytes.
 */
export async function sendCached(
  cache: PageCache,
  hosted: Hosted,
  { build, url, visit }: PageRequest,
  handle: PageHandle,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = knownAddress(url, handle.cacheBy ?? [])
  const nobody: Visit = {
    ...visit,
    cookies: {},
    authorization: undefined,
    setCookies: [],
  }
  const page = await cache.page(pageKeyOf(address, visit.locale), async () => {
    const rendered = await renderPage(hosted, build, nobody, new Request(address), { isPrivate: false })
    return renderedPage(rendered, handle, hosted.platform.config.development)
  })
  const shared = handle.language && page.status === 200
  reply
    .header('cache-control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-cache')
    .header('vary', shared ? 'accept-encoding' : 'accept-encoding, cookie')
  return answerCached(page, request, reply)
}

/**
 * Sends 304 to a client that has this version of the page already. Other clients get the page in the best encoding
 * that they accept.
 */
export function answerCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(page.headers).header('etag', page.etag)
  if (isKnown(page.etag, request.headers['if-none-match'])) return reply.status(304).send()
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(page.body(encoding))
}

async function renderedPage(
  { response, nonce, isComplete }: Rendered,
  { frames = [] }: PageHandle,
  development: boolean,
): Promise<RenderedPage> {
  const marked = await response.text()
  // The nonce is removed, because it is random and would change the page, and with it the ETag, at each render.
  const html = marked.replaceAll(` nonce="${nonce}"`, '')
  const named = frames.filter((host) => html.includes(host))
  const headers: Record<string, string> = {
    'content-security-policy': pagePolicy({
      scripts: hashesOfOwnScripts(marked, nonce),
      frames: named,
      development,
    }),
  }
  for (const name of passedOn) {
    const value = response.headers.get(name)
    if (value !== null) headers[name] = value
  }
  return { status: response.status, headers, body: Buffer.from(html), isComplete }
}

/**
 * Returns whether the If-None-Match header names the ETag. Proxies that compress mark an ETag as weak, although the
 * page is the same, so the mark is ignored.
 */
function isKnown(etag: string, header: string | undefined): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}

function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (acceptsEncoding(accepted, 'br')) return 'br'
  return acceptsEncoding(accepted, 'gzip') ? 'gzip' : 'identity'
}
