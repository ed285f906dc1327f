import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './encode.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { knownAddress, pageKeyOf } from './page-address.ts'
import type { PageHandle } from './page-build.ts'
import type { CachedPage, PageCache } from './page-cache.ts'
import { renderPublic } from './render-public.ts'

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
  const page = await cache.page(pageKeyOf(address, visit.locale), () =>
    renderPublic(hosted, { build, url: address, visit }, handle),
  )
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

/**
 * Returns whether the If-None-Match header names the ETag. Proxies that compress mark an ETag as weak, although the
 * page is the same, so the mark is ignored.
 */
function isKnown(etag: string, header: string | undefined): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}
