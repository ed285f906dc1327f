import type { Page } from '@playwright/test'

export interface Watched {
  /** Console errors, failed requests and thrown errors, which a visitor would not notice. */
  readonly faults: string[]
}

/** Call it before the page opens. A page may itself respond with a 4xx; everything that it loads has to succeed. */
export function watch(page: Page): Watched {
  const faults: string[] = []
  page.on('console', (message) => {
    const failedDocument =
      message.location().url === page.url() && message.text().includes('Failed to load resource')
    if (message.type() === 'error' && !failedDocument) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser or the page itself cancels requests whose response is no longer needed.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      faults.push(`${response.status()}: ${response.url()}`)
  })
  return { faults }
}
