import { readConfig } from '../src/platform/config.ts'
import type { Logger } from '../src/platform/log.ts'
import { createLog } from '../src/platform/log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { openPlatform } from '../src/platform/platform.ts'
import type { Telemetry } from '../src/platform/telemetry/telemetry.ts'
import { afterTestFile } from './after-test-file.ts'
import { testDatabase } from './test-database.ts'

export interface TestPlatform extends Platform {
  readonly databaseUrl: string
  /** Sets the clock to this moment. */
  at(moment: string): void
}

export interface PlatformOptions {
  /** Settings as they would be set in the environment. */
  readonly settings?: Record<string, string>
  readonly now?: string
  /** If given, the database contains the demo with this number of articles. */
  readonly demoArticles?: number
  readonly telemetry?: Telemetry | undefined
  readonly log?: Logger
}

/**
 * Opens a platform on a database for this test file. Its clock is set by the test and never reads the machine's
 * clock.
 */
export async function testPlatform({
  settings = {},
  now = '2026-11-20T10:00:00Z',
  demoArticles,
  telemetry,
  log = createLog('silent'),
}: PlatformOptions = {}): Promise<TestPlatform> {
  const database = await testDatabase({ demoArticles })
  let moment = new Date(now)
  const platform = await openPlatform({
    config: readConfig({
      SECRET_KEY: 'a secret for tests, of forty characters',
      RATE_LIMIT_PER_MINUTE: '100000',
      CAPTCHA_WORK: '20',
      TRUST_PROXY: '192.0.2.1',
      ...settings,
    }),
    databaseUrl: database.url,
    log,
    telemetry,
    clock: () => moment,
  })
  afterTestFile(() => platform.close())
  return Object.assign(platform, {
    databaseUrl: database.url,
    at: (text: string) => {
      moment = new Date(text)
    },
  })
}
