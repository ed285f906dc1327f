import type { FastifyReply, FastifyRequest } from 'fastify'
import { encode, encodingFor } from './encode.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import type { PageHandle } from './page-build.ts'
import { renderPublic } from './render-public.ts'

/**
 * Sends a page whose URL has personal data, such as a licence plate. It is rendered without any knowledge of the
 * visitor, so nothing can be learned from the size of its compressed text (decision 127), but it must not be cached.
 */
export async function sendUncached(
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
