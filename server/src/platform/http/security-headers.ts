import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

/** Sent with every answer. Pages replace the content security policy with their own. */
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
  /** 'sha256-…' of inline scripts on kept pages, 'nonce-…' on private ones. */
  readonly scripts: readonly string[]
  /** Hosts whose pages may stand in a frame on this one. */
  readonly frames?: readonly string[]
  readonly development?: boolean
}

export function pagePolicy({ scripts, frames = [], development = false }: PageSources): string {
  const inline = scripts.map((source) => ` '${source}'`).join('')
  return [
    "default-src 'self'",
    // Vite's client in development inlines styles and evaluates modules.
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self'${inline}`,
    development ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Of a page read as latin1, a letter a byte. */
export function hashesOfInlineScripts(html: string): string[] {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    return `sha256-${createHash('sha256').update(script, 'latin1').digest('base64')}`
  })
  return [...new Set(hashes)]
}
