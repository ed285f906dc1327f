import type { BrowserContextOptions } from '@playwright/test'

/** Journeys begin with the choice made: necessary only. The question itself has its own journey. */
export function chosenNecessary(url: string): BrowserContextOptions['storageState'] {
  const place = { domain: new URL(url).hostname, path: '/', expires: -1 }
  const manner = { httpOnly: false, secure: false, sameSite: 'Lax' } as const
  return { cookies: [{ name: 'cookie_choice', value: '1.', ...place, ...manner }], origins: [] }
}

export const notChosen = { cookies: [], origins: [] }
