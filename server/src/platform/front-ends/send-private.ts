import { randomBytes } from 'node:crypto'
import { createRequest } from '@remix-run/node-fetch-server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pagePolicy } from '../http/security-headers.ts'
import type { Hosted, PageRequest } from './hosted.ts'
import { renderPage } from './render-page.ts'

/** A page that knows its visitor: rendered for this request alone, kept by nobody. */
export async function sendPrivate(
  hosted: Hosted,
  { build, visit }: PageRequest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config } = hosted.platform
  request.setCookies = visit.setCookies
  const prepared = await hosted.prepare(hosted.platform, visit)
  const nonce = randomBytes(16).toString('base64url')
  const asked = createRequest(request.raw, reply.raw, {
    host: config.shopUrl.host,
    protocol: config.shopUrl.protocol,
  })
  const response = await renderPage(hosted, build, prepared, asked, nonce)
  for (const [name, value] of response.headers) reply.header(name, value)
  return reply
    .status(response.status)
    .header(
      'content-security-policy',
      pagePolicy({ scripts: [`nonce-${nonce}`], development: config.development }),
    )
    .header('cache-control', 'no-store')
    .send(response.body)
}
