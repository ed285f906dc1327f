import { defineConfig } from '@playwright/test'
import { browserArguments } from '../bin/steps/chromium.js'
import { necessaryCookiesOnly } from './harness/cookies.ts'
import { chromiumAt, shopFor } from './harness/machine.ts'

const shop = shopFor(process.env)

/** The journeys run in a real browser against a shop of their own, with the demo in an empty embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  // The timeouts are long and only end journeys that hang, because other work may slow the machine down.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Journeys tagged @all are variants of others and run only in `npm run test:all`, which keeps `npm test` short.
  ...(process.env.E2E_ALL !== '1' && { grepInvert: /@all/ }),
  // A journey that passes only on the second attempt is listed as flaky in the summary of `npm test`.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: shop.url,
    locale: 'fi-FI',
    timezoneId: 'America/New_York',
    storageState: necessaryCookiesOnly(shop.url),
    // Recording screenshots and snapshots would make each journey a tenth slower; `--trace on` records both for a
    // single run.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumAt(), args: browserArguments() },
  },
  webServer: {
    command: shop.command,
    cwd: '..',
    url: `${shop.url}/readyz`,
    env: shop.settings,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
