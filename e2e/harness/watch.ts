import type { Page } from '@playwright/test'

export interface Watched {
  /** The console errors, failed requests and thrown errors of the page. A visitor would not notice them. */
  readonly faults: string[]
}

/**
 * Records the faults of a page from now on, so it has to be called before the page opens. The page itself may respond
 * with a 4xx status, but everything that it loads has to succeed.
 */
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
    // Aborted requests are no faults, because the browser or the page cancels requests whose response is no longer
    // needed.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      faults.push(`${response.status()}: ${response.url()}`)
  })
  return { faults }
}
