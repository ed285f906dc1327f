import { startSimulators } from '@pito/simulators/payments/start-simulators'
import { reconcile } from '../src/orders/payments/reconcile.ts'
import { makeRefundNow } from '../src/orders/refunds/make-refunds.ts'
import { readConfig } from '../src/platform/config.ts'
import { freePort } from '../src/platform/free-port.ts'
import { createLog } from '../src/platform/log.ts'
import type { Platform } from '../src/platform/platform.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { afterTestFile } from './after-test-file.ts'
import { secretKey, spawnProcesses } from './spawn-processes.ts'

interface Databases {
  readonly databaseUrl: string
  /** The database URL that the processes use, such as the URL of a proxy. */
  readonly urlForProcesses?: string
}

/**
 * Starts a shop of three processes with simulated providers. `reconciled` settles the payments that the processes
 * leave open.
 */
export async function processesShop({ databaseUrl, urlForProcesses = databaseUrl }: Databases) {
  const simulators = await startSimulators({ pause: () => Promise.resolve(), log: createLog('silent') })
  afterTestFile(() => simulators.close())
  const port = await freePort()
  const shopUrl = `http://127.0.0.1:${port}`
  const settings = {
    ...simulators.settings,
    SHOP_URL: shopUrl,
    PORT: String(port),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '1000000',
  }
  const processes = spawnProcesses(urlForProcesses, 3, settings)
  const platform = await openPlatform({
    config: readConfig({ SECRET_KEY: secretKey, ...settings }),
    databaseUrl,
    log: createLog('silent'),
  })
  afterTestFile(() => platform.close())
  return {
    ...processes,
    platform,
    shopUrl,
    settings,
    simulatorsUrl: simulators.url,
    reconciled: () => settleOpen(platform),
  }
}

/**
 * Settles the payments that a shop has left open: runs the reconciliation as if it were a minute and a half later, and
 * twice more, in case the first run caused something new.
 */
export async function settleOpen(platform: Platform): Promise<void> {
  for (const minutes of [1.5, 4, 9]) await reconcile(platform, new Date(Date.now() + minutes * 60_000))
  const due = await platform.sql<{ id: string }>`select id from refund where state in ('due', 'sending')`
  for (const { id } of due) await makeRefundNow(platform, id, new Date())
}
