import { availableParallelism } from 'node:os'
import { contractsWithoutSchemas } from '@pito/web/vite/contracts-without-schemas'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserArguments, installedChromium } from './bin/steps/chromium.js'
import { nodeSettings } from './bin/steps/node-flags.js'

const needDatabase = ['**/*.db.test.ts', '**/routes.test.ts']
const needBrowser = ['**/*.component.test.tsx']
/** They need packages of other companies, which are not installed with the project. */
const needVendor = ['{tools,telemetry}/**/*.vendor.test.ts']
const elsewhere = ['**/node_modules/**', '**/build/**', '**/var/**', 'e2e/**']
const chromium = installedChromium()
const farFromHelsinki = 'America/New_York'

export default defineConfig({
  test: {
    forceRerunTriggers: [],
    // By default Vitest leaves one core idle, which on a machine with two cores is half of it.
    maxWorkers: '100%',
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 60_000,
    // Other work may slow the machine down, so a poll ends only where the test would hang.
    expect: { poll: { timeout: 15_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...elsewhere, ...needDatabase, ...needBrowser, ...needVendor],
          // Loading the shop again for each file took most of the time.
          isolate: false,
          env: { TZ: farFromHelsinki },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: needDatabase,
          exclude: elsewhere,
          // Each file opens a platform of its own, so that modules can be shared by the files of a worker.
          isolate: false,
          // The tests wait for PostgreSQL for about a third of their time.
          maxWorkers: availableParallelism() + 1,
          // The processes that the tests start load the server from the cache of `npm start`.
          env: { TZ: farFromHelsinki, NODE_COMPILE_CACHE: nodeSettings.NODE_COMPILE_CACHE },
          globalSetup: ['server/testing/database-server.ts'],
          setupFiles: ['server/testing/end-of-file.ts', 'server/testing/refuse-second-connections.ts'],
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'vendor',
          include: needVendor,
          exclude: elsewhere,
          env: { TZ: farFromHelsinki },
          globalSetup: ['server/testing/database-server.ts'],
          setupFiles: ['server/testing/end-of-file.ts'],
        },
      },
      {
        extends: true,
        plugins: [contractsWithoutSchemas()],
        cacheDir: 'node_modules/.vite/component-tests',
        // A library that Vite finds only during a run comes with a second copy of React.
        optimizeDeps: {
          entries: ['{storefront,backoffice}/{app,testing}/**/*.{ts,tsx}', '{web,ui}/src/**/*.{ts,tsx}'],
        },
        test: {
          name: 'component',
          include: needBrowser,
          exclude: elsewhere,
          setupFiles: ['storefront/testing/set-up-browser.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { ...(chromium && { executablePath: chromium }), args: browserArguments() },
              contextOptions: { timezoneId: farFromHelsinki, locale: 'fi-FI' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
