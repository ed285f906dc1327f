import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

const nameAndPort = /^(?<name>\[[\da-f:.]+\]|[^\s:/?#@[\]]+)(?::\d+)?$/i
/**
 * Load balancers probe these paths with host names of their own. The responses reveal nothing about the shop, so any
 * host name is accepted.
 */
const openToAnyName = new Set(['/healthz', '/readyz'])

interface Addressed {
  readonly host: string
  readonly url: string
  readonly raw: Pick<IncomingMessage, 'rawHeaders'>
}

/**
 * Returns the reason to refuse the Host header of a request, or null. RFC 9112 requires 400 for a request with
 * several Host headers: Node keeps only the first, and a proxy may have used another one.
 */
export function whyNotHost(shopUrl: URL, request: Addressed): 'not-readable' | 'wrong-host' | null {
  if (countHosts(request.raw.rawHeaders) > 1) return 'not-readable'
  return isOwnHost(shopUrl, request) ? null : 'wrong-host'
}

/** Counts the Host headers. In `rawHeaders` Node lists header names and values alternately. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/**
 * Returns whether the Host header names this shop. Otherwise a page of another site whose host name was pointed at
 * this machine (DNS rebinding) could read a demo as its own. A host name can be pointed anywhere, an IP address
 * cannot. Every IP address is therefore accepted, so that a demo on HOST=0.0.0.0 can be visited by its IP address.
 */
function isOwnHost(shopUrl: URL, { host, url }: Addressed): boolean {
  if (openToAnyName.has(url.split('?', 1)[0] ?? '')) return true
  const name = nameAndPort.exec(host)?.groups?.name?.toLowerCase().replace(/\.$/, '') ?? ''
  if (name === shopUrl.hostname || name === 'localhost' || name.endsWith('.localhost')) return true
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0
}
