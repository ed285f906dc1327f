import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/security-headers.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { renderPage } from './render-page.ts'

/** A form was sent to a page that takes none. */
const wrongMethod = 405

/** A page that knows its visitor: rendered for this request alone, cached by nobody. */
export async function sendPrivate(
  hosted: Hosted,
  { build, url, visit, forms }: PageRequest,
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
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .send(response.body)
}

/** For React Router: the shop's own address whatever Host named, and the body unchanged. */
function requestOf(request: FastifyRequest, url: URL): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  // The shop's guard has let the form pass, by whatever name its host has; React Router knows one name alone.
  if (headers.has('origin')) headers.set('origin', url.origin)
  const body = request.method === 'POST' ? { body: request.body as Buffer<ArrayBuffer> | null } : {}
  return new Request(url, { method: request.method, headers, ...body })
}
