import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/security-headers.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { renderPage } from './render-page.ts'

/** The status of the response when a form is posted to a page that has no action. */
const wrongMethod = 405

/** Sends a page that depends on its visitor. The page is rendered for this request alone and must not be cached. */
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
