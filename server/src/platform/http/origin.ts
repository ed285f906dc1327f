import type { FastifyRequest } from 'fastify'

type Sender = Pick<FastifyRequest, 'method' | 'headers'>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something must not come from another site's page. Browsers say so in Sec-Fetch-Site,
 * older ones in Origin; programs send neither, or prove themselves with a bearer token that no page can steal.
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
