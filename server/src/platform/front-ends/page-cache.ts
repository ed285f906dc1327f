import { createHash } from 'node:crypto'
import type { Edition } from '../edition.ts'
import type { Metrics } from '../metrics.ts'
import type { Encoding } from './encode.ts'
import { encode } from './encode.ts'

/**
 * A page that does not depend on the visitor. Every visitor gets the same bytes until something that the shop shows
 * changes.
 */
export interface CachedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  body(encoding: Encoding): Buffer
}

export interface RenderedPage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /**
   * False if a part of the page could not be loaded. Such a page is not cached, so that the next request renders it
   * again.
   */
  readonly isComplete?: boolean
}

interface Entry {
  readonly page: CachedPage
  readonly bytes: number
  /**
   * The edition of the shop that the page shows. The page is outdated when the current edition is a different one.
   */
  readonly edition: string
}

interface Dependencies {
  readonly maxBytes: number
  readonly metrics: Metrics
  readonly edition: Pick<Edition, 'current' | 'previous'>
}

export class PageCache {
  private readonly entries = new Map<string, Entry>()
  private readonly underWay = new Map<string, Promise<CachedPage>>()
  private bytes = 0
  private readonly dependencies: Dependencies

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies
  }

  /**
   * Returns a page, which is rendered once per edition, however many requests arrive at the same time. Just after a
   * change, the page of the previous edition is served while the new one is being rendered.
   */
  page(key: string, render: () => Promise<RenderedPage>): CachedPage | Promise<CachedPage> {
    const { metrics, edition } = this.dependencies
    const entry = this.entries.get(key)
    if (entry?.edition === edition.current) {
      metrics.cachedPages.inc({ outcome: 'cached' })
      return this.touch(key, entry)
    }
    const rendering = this.underWay.get(`${edition.current} ${key}`) ?? this.render(key, render)
    if (entry === undefined || entry.edition !== edition.previous) return rendering
    metrics.cachedPages.inc({ outcome: 'stale' })
    rendering.catch(() => undefined)
    return entry.page
  }

  private render(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const edition = this.dependencies.edition.current
    this.dependencies.metrics.cachedPages.inc({ outcome: 'rendered' })
    const rendering = render()
      .then((rendered) => {
        const page = cachedPage(rendered)
        if (page.status === 200 && rendered.isComplete !== false)
          this.store(key, { page, bytes: 2 * rendered.body.length, edition })
        return page
      })
      .finally(() => this.underWay.delete(`${edition} ${key}`))
    this.underWay.set(`${edition} ${key}`, rendering)
    return rendering
  }

  private touch(key: string, entry: Entry): CachedPage {
    this.entries.delete(key)
    this.entries.set(key, entry)
    return entry.page
  }

  private store(key: string, entry: Entry): void {
    this.evict(key)
    this.entries.set(key, entry)
    this.bytes += entry.bytes
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.dependencies.maxBytes) break
      this.evict(oldest)
    }
    this.dependencies.metrics.cachedPagesBytes.set(this.bytes)
  }

  private evict(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0
    this.entries.delete(key)
  }
}

function cachedPage({ status, headers, body: plain }: RenderedPage): CachedPage {
  const encoded: Partial<Record<Encoding, Buffer>> = {}
  return {
    status,
    headers,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    body(encoding) {
      encoded[encoding] ??= encode(plain, encoding)
      return encoded[encoding]
    },
  }
}
