import type { Page } from '@playwright/test'

export interface Watched {
  /** What a visitor would not see and a developer must: console errors, failed requests, thrown errors. */
  readonly faults: string[]
}

/** Begins before the page does. A page that is itself a 4xx is not a fault; what it loads must succeed. */
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
    // The browser or the page itself gave up what nobody needs any more.
    if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      faults.push(`${response.status()}: ${response.url()}`)
  })
  return { faults }
}
