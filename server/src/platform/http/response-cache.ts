import type { Locale } from '@pito/contracts/values/locale'

const mostBytes = 16 * 1024 * 1024
/** The largest response that is cached. The response for a product with two hundred sizes takes about half of it. */
const largestResponse = 160 * 1024

/**
 * Caches the bytes of responses that depend on the address and the language alone. Addresses are canonical: those with
 * the same parameters in another order are one. The cache is emptied when anything in the shop changes. It is also
 * emptied when the day ends, because a price reduction is shown for 60 days. If it is full, the oldest response goes.
 */
export class ResponseCache {
  private responses = new Map<string, Buffer>()
  private bytes = 0
  private edition = ''
  private readonly currentEdition: () => string

  constructor(currentEdition: () => string) {
    this.currentEdition = currentEdition
  }

  find(address: string, locale: Locale): Buffer | undefined {
    if (this.edition !== this.currentEdition()) this.clear()
    return this.responses.get(keyOf(address, locale))
  }

  /** Stores the response only if nothing has changed since the request began. */
  store(address: string, locale: Locale, text: string, begunIn: string): void {
    if (begunIn !== this.currentEdition() || text.length > largestResponse) return
    if (this.edition !== begunIn) this.clear()
    const key = keyOf(address, locale)
    this.evict(key)
    const response = Buffer.from(text)
    this.responses.set(key, response)
    this.bytes += response.length + key.length
    for (const oldest of this.responses.keys()) {
      if (this.bytes <= mostBytes) break
      this.evict(oldest)
    }
  }

  private evict(key: string): void {
    const response = this.responses.get(key)
    if (!response) return
    this.bytes -= response.length + key.length
    this.responses.delete(key)
  }

  private clear(): void {
    this.responses = new Map()
    this.bytes = 0
    this.edition = this.currentEdition()
  }
}

function keyOf(address: string, locale: Locale): string {
  return `${locale} ${address}`
}

/** Returns the address of a request with its parameters in the order of their names. */
export function canonicalAddress(url: string, query: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(query)
  const path = url.split('?', 1)[0] ?? url
  if (names.length === 0) return path
  return `${path}?${JSON.stringify(names.sort().map((name) => [name, query[name]]))}`
}
