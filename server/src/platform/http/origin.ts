import type { FastifyRequest } from 'fastify'

type Sender = Pick<FastifyRequest, 'method' | 'headers'>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a request that changes something if it comes from a page of another site. Browsers post forms to other
 * sites without a preflight, so the type of the body is no protection. Browsers send Sec-Fetch-Site, and those from
 * before 2023 send Origin. Programs send neither header, or they authenticate with a bearer token, which no page of
 * another site can send. A browser from before 2020 may send a form with neither header, but it leaves out the shop's
 * cookies, because they are SameSite=Lax.
 */
export function whyNotFrom(shopUrl: URL, request: Sender): 'foreign-origin' | null {
  const { headers } = request
  if (reading.has(request.method) || headers.authorization) return null
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return null
  if (site === undefined && (headers.origin === undefined || isOwn(headers.origin, shopUrl, headers.host)))
    return null
  return 'foreign-origin'
}

function isOwn(origin: string, shopUrl: URL, host: string | undefined): boolean {
  return origin === shopUrl.origin || (URL.canParse(origin) && new URL(origin).host === host)
}
