import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedChromium } from '../../bin/steps/chromium.js'

/** The system's browser: Playwright's own would be a download. */
export function chromiumAt(): string {
  const found = installedChromium()
  if (!found) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return found
}

/** Each run has its own port and data, so that it neither meets nor leaves anything. */
export function shopFor(environment: NodeJS.ProcessEnv) {
  const port = Number(environment.E2E_PORT ?? 4173)
  const url = `http://localhost:${port}`
  // Workers read this file again: the folder of the first reading goes on to them.
  environment.E2E_DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'pito-e2e-'))
  const settings = {
    PORT: String(port),
    SHOP_URL: url,
    DATA_FOLDER: environment.E2E_DATA_FOLDER,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
    // All journeys come from one network address.
    NETWORK_LIMITS: '100000,100000,1000000,100000',
    // Journeys prove that the work is done, not how long it takes.
    CAPTCHA_WORK: '20',
    // So that each journey can come from an address of its own: registrations and log-ins of one are counted.
    TRUST_PROXY: '127.0.0.1,::1',
  }
  return { url, settings, command: `"${process.execPath}" server/src/main.ts` }
}
