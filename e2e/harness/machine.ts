import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { installedChromium } from '../../bin/steps/chromium.js'
import { memoryFolder } from '../../bin/steps/memory-folder.js'

/** Returns the path of the system's browser, because Playwright's own browser would have to be downloaded. */
export function chromiumAt(): string {
  const found = installedChromium()
  if (!found) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  return found
}

/**
 * Returns the settings of the shop under test. Each run has its own port and data folder, so that runs do not affect
 * each other.
 */
export function shopFor(environment: NodeJS.ProcessEnv) {
  const port = Number(environment.E2E_PORT ?? 4173)
  const url = `http://localhost:${port}`
  // Each worker evaluates this file again. The environment passes the data folder of the first evaluation to the
  // workers.
  environment.E2E_DATA_FOLDER ??= newDataFolder()
  const settings = {
    PORT: String(port),
    SHOP_URL: url,
    DATA_FOLDER: environment.E2E_DATA_FOLDER,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '100000',
    // Many journeys come from the same network, so the limits for one network are raised.
    NETWORK_LIMITS: '100000,100000,1000000,100000',
    SCARCE_STOCK: '0',
    // A proof of work takes little time here, because journeys only check that it is done.
    CAPTCHA_WORK: '20',
    // The shop trusts the header with the client's address. Each journey can thus send an address of its own, because
    // registrations and log-ins are limited by address.
    TRUST_PROXY: '127.0.0.1,::1',
  }
  return { url, settings, command: `"${process.execPath}" server/src/main.ts` }
}

/** Makes a data folder, which is removed when the run ends, after the shop has stopped. */
function newDataFolder(): string {
  const folder = mkdtempSync(join(memoryFolder(), 'pito-e2e-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
