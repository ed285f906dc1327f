import { defineConfig } from 'vitest/config'

const needDatabase = ['**/*.db.test.ts', '**/routes.test.ts']
const elsewhere = ['**/node_modules/**', '**/build/**', '**/var/**', 'e2e/**']

export default defineConfig({
  test: {
    forceRerunTriggers: [],
    // By itself Vitest leaves a core free: on a machine of two, half of it would wait.
    maxWorkers: '100%',
    // Loading the shop again for each file took most of the time. What it keeps hangs on a platform, of which each file
    // opens its own; what a test puts in the place of something else is taken back after it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...elsewhere, ...needDatabase],
          testTimeout: 20_000,
          env: { TZ: 'America/New_York' },
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: needDatabase,
          exclude: elsewhere,
          env: { TZ: 'America/New_York' },
          globalSetup: ['server/src/platform/testing/database-server.ts'],
          setupFiles: ['server/src/platform/testing/end-of-file.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
