import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding } from './encode.ts'
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
 * Sends a page in the best encoding that the client accepts, or 304 to a client that has this version of it already.
 * Only a page with status 200 has an ETag, because the response 304 would hide another status.
 */
export function answerCached(page: CachedPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.headers(page.headers)
  if (page.status === 200) {
    const etag = etagIn(page, encoding)
    reply.header('etag', etag)
    if (isKnown(etag, request.headers['if-none-match'])) return reply.status(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.status(page.status).send(page.body(encoding))
}

/** Returns the ETag of a page in an encoding. Bodies that differ need different strong ETags (RFC 9110, 8.8.3.3). */
function etagIn({ etag }: CachedPage, encoding: Encoding): string {
  return encoding === 'identity' ? etag : `${etag.slice(0, -1)}-${encoding}"`
}

/**
 * Returns whether the If-None-Match header names the ETag. Proxies that compress mark an ETag as weak, although the
 * page is the same, so the mark is ignored.
 */
function isKnown(etag: string, header: string | undefined): boolean {
  return header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false
}
