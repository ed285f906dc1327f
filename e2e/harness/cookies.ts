import type { BrowserContextOptions, Page } from '@playwright/test'

/** What is allowed, by letters: c comfort, a analytics, m marketing; none is the necessary only. */
const choice = (letters: string, url: string) => ({ name: 'cookie_choice', value: `1.${letters}`, url })

/** Journeys begin with the choice made: necessary only. The question itself has its own journey. */
export function chosenNecessary(url: string): BrowserContextOptions['storageState'] {
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
