import type { BrowserContextOptions, Page } from '@playwright/test'

/**
 * Makes the cookie that stores the visitor's choice. The letters name the allowed purposes: c comfort, a analytics, m
 * marketing. Without letters only the necessary cookies are allowed.
 */
const choice = (letters: string, url: string) => ({ name: 'cookie_choice', value: `1.${letters}`, url })

/**
 * The initial state of browsers in journeys: the visitor allows only the necessary cookies. A journey of its own
 * covers the cookie bar.
 */
export function necessaryCookiesOnly(url: string): BrowserContextOptions['storageState'] {
  const { name, value } = choice('', url)
  const place = { domain: new URL(url).hostname, path: '/', expires: -1 }
  return {
    cookies: [{ name, value, ...place, httpOnly: false, secure: false, sameSite: 'Lax' }],
    origins: [],
  }
}

export const notChosen = { cookies: [], origins: [] }

export async function allow(page: Page, letters: string, url: string): Promise<void> {
  await page.context().addCookies([choice(letters, url)])
}
