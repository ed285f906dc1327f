import { defineConfig } from '@playwright/test'
import { browserArguments } from '../bin/steps/chromium.js'
import { chosenNecessary } from './harness/cookies.ts'
import { chromiumAt, shopFor } from './harness/machine.ts'

const shop = shopFor(process.env)

/** Journeys in a real browser, against a shop of their own: its demo, on an empty embedded database. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: true,
  // Bounds for what hangs, not measures of speed: other work may run beside.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Variants of what other journeys see: `npm run test:all` has them, `npm test` is to be done in a quarter of an hour.
  ...(process.env.E2E_ALL !== '1' && { grepInvert: /@all/ }),
  // A journey that passes only the second time is named in the summary of `npm test` as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: shop.url,
    locale: 'fi-FI',
    timezoneId: 'America/New_York',
    storageState: chosenNecessary(shop.url),
    // A film or snapshots of every journey take a tenth of the time each; `--trace on` has both for a journey that failed.
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
