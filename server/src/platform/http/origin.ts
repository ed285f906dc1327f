import type { FastifyRequest } from 'fastify'

type Sender = Pick<FastifyRequest, 'method' | 'headers'>

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A call that changes something must not come from a page of another site, even when its body is a form, which browsers
 * post to other sites without a preflight. Browsers send Sec-Fetch-Site, those before 2023 Origin; programs send
 * neither, or authenticate with a bearer token, which no page of another site can send. A browser before 2020 may send
 * a form with neither, but it leaves out the shop's cookies, because they are SameSite=Lax.
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
