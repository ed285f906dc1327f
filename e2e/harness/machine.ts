import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installedChromium } from '../../bin/steps/chromium.js'

/** The system's browser is used, because Playwright's own would have to be downloaded. */
export function chromiumAt(): string {
  const found = installedChromium()
  if (!found) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return found
}

/** Each run has its own port and data folder, so that runs do not affect each other. */
export function shopFor(environment: NodeJS.ProcessEnv) {
  const port = Number(environment.E2E_PORT ?? 4173)
  const url = `http://localhost:${port}`
  // Workers evaluate this file again, so the folder of the first evaluation is passed on in the environment.
  environment.E2E_DATA_FOLDER ??= mkdtempSync(join(tmpdir(), 'pito-e2e-'))
  const settings = {
    PORT: String(port),
    SHOP_URL: url,
    DATA_FOLDER: environment.E2E_DATA_FOLDER,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
    // All journeys come from the same network.
    NETWORK_LIMITS: '100000,100000,1000000,100000',
    // Journeys only check that the work is done, so there is little of it.
    CAPTCHA_WORK: '20',
    // With a trusted proxy each journey can send its own address, because registrations and log-ins are limited by
    // address.
    TRUST_PROXY: '127.0.0.1,::1',
  }
  return { url, settings, command: `"${process.execPath}" server/src/main.ts` }
}
