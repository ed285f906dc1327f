import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const nameAndPort = /^(?<name>\[[\da-f:.]+\]|[^\s:/?#@[\]]+)(?::\d+)?$/i
/** Load balancers probe these paths under names of their own, and the response reveals nothing about the shop. */
const openToAnyName = new Set(['/healthz', '/readyz'])

interface Addressed {
  readonly host: string
  readonly url: string
  readonly raw: Pick<IncomingMessage, 'rawHeaders'>
}

/**
 * RFC 9112 requires 400 for a request with several Host headers, because a proxy may have chosen another one than Node,
 * which drops all but the first.
 */
export function whyNotHost(shopUrl: URL, request: Addressed): 'not-readable' | 'wrong-host' | null {
  if (countHosts(request.raw.rawHeaders) > 1) return 'not-readable'
  return isOwnHost(shopUrl, request) ? null : 'wrong-host'
}

/** Node lists header names and values alternately. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * Returns whether the Host header names this shop. Otherwise a page of another site whose name was pointed at this
 * machine (DNS rebinding) could read a demo as its own. A name can be pointed anywhere, an IP address cannot, so every
 * IP address is accepted; that lets a demo on HOST=0.0.0.0 be visited by its address.
 */
function isOwnHost(shopUrl: URL, { host, url }: Addressed): boolean {
  if (openToAnyName.has(url.split('?', 1)[0] ?? '')) return true
  const name = nameAndPort.exec(host)?.groups?.name?.toLowerCase().replace(/\.$/, '') ?? ''
  if (name === shopUrl.hostname || name === 'localhost' || name.endsWith('.localhost')) return true
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
