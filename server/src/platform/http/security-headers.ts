import { hash } from 'node:crypto'
import type { Config } from '../config.ts'

/** Returns the headers of every response. Pages replace this content security policy with one of their own. */
export function securityHeaders({ secure }: Config): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  }
}

interface PageSources {
  /** The sources of inline scripts: 'sha256-…' on cached pages, 'nonce-…' on private pages. */
  readonly scripts: readonly string[]
  /** Hosts whose pages this page may embed in a frame. */
  readonly frames?: readonly string[]
  /** Hosts to which forms may redirect, in addition to the shop itself. */
  readonly forms?: readonly string[]
  readonly development?: boolean
}

/**
 * react-aria inserts this style into pages with a pressable component. The policy allows this style by its hash, and
 * no other inline style.
 */
const reactAriaStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`

export function pagePolicy({ scripts, frames = [], forms = [], development = false }: PageSources): string {
  const inline = scripts.map((source) => ` '${source}'`).join('')
  return [
    "default-src 'self'",
    // In development Vite's client inlines styles and evaluates modules.
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self'${inline}`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' '${hashOf(reactAriaStyle)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    // Vite's client starts a worker that waits until the server is back and then reloads the page.
    ...(development ? ["worker-src 'self' blob:"] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Paytrail's API is services.paytrail.com and its pages are on pay.paytrail.com; Klarna's are api.klarna.com and
 * pay.klarna.com.
 */
const providerPages = ['https://*.paytrail.com', 'https://*.klarna.com']

/**
 * Returns the origins of the payment pages for `form-action`. Browsers apply `form-action` to every redirect that
 * follows a form, and without JavaScript such a redirect takes the buyer to the payment page. The origins of the
 * configured APIs are added because a provider with another URL, such as a simulator, may serve its payment pages
 * there as well.
 */
export function paymentPages({
  paytrailUrl,
  klarnaUrl,
}: Pick<Config, 'paytrailUrl' | 'klarnaUrl'>): string[] {
  const origins = [paytrailUrl, klarnaUrl].map((url) => new URL(url).origin)
  return [...new Set([...providerPages, ...origins])]
}

const scriptEnd = '</script>'

/**
 * Returns the hashes of the inline scripts that have the page's nonce, so that the browser runs no injected script.
 */
export function hashesOfOwnScripts(html: string, nonce: string): string[] {
  return hashesOfInlineScripts(html, (tag) => tag.includes(` nonce="${nonce}"`))
}

/**
 * Returns the hashes of all inline scripts. Use it only for a document that comes from a build and contains no user
 * content.
 */
export function hashesOfScripts(html: string): string[] {
  return hashesOfInlineScripts(html, () => true)
}

function hashesOfInlineScripts(html: string, isOwn: (tag: string) => boolean): string[] {
  const hashes = new Set<string>()
  let at = html.indexOf('<script')
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf(scriptEnd, begin)
    const tag = html.slice(at, begin)
    if (isOwn(tag) && !tag.includes(' src=')) hashes.add(hashOf(html.slice(begin, end)))
    at = html.indexOf('<script', Math.max(begin, end))
  }
  return [...hashes]
}

/** Returns the source by which a policy allows an inline script or style. */
export function hashOf(script: string): string {
  return `sha256-${hash('sha256', script, 'base64')}`
}
