import type { Locale } from '@pito/contracts/values/locale'

const mostBytes = 16 * 1024 * 1024
/** The largest response that is cached. The response for a product with two hundred sizes takes about half of it. */
const largestResponse = 160 * 1024

/**
 * Caches the bytes of responses that depend on the URL and the language alone. The cache is emptied when anything in
 * the shop changes. It is also emptied when the day ends, because a price reduction is shown for 60 days.
 */
export class ResponseCache {
  private responses = new Map<string, Buffer>()
  private bytes = 0
  private edition = ''
  private readonly currentEdition: () => string

  constructor(currentEdition: () => string) {
    this.currentEdition = currentEdition
  }

  find(url: string, locale: Locale): Buffer | undefined {
    if (this.edition !== this.currentEdition()) this.clear()
    return this.responses.get(keyOf(url, locale))
  }

  /** Stores the response only if nothing has changed since the request began. */
  store(url: string, locale: Locale, text: string, begunIn: string): void {
    if (begunIn !== this.currentEdition() || text.length > largestResponse) return
    const response = Buffer.from(text)
    if (this.edition !== begunIn || this.bytes + response.length > mostBytes) this.clear()
    this.responses.set(keyOf(url, locale), response)
    this.bytes += response.length + url.length
  }

  private clear(): void {
    this.responses = new Map()
    this.bytes = 0
    this.edition = this.currentEdition()
  }
}

function keyOf(url: string, locale: Locale): string {
  return `${locale} ${url}`
}
