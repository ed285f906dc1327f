import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSimulators } from '@pito/simulators/payments/start-simulators'
import { addSmallCatalogue, addTyre } from '../../server/src/catalogue/testing/add-tyre.ts'
import { fillCompany } from '../../server/src/platform/company/fill-company.ts'
import { readConfig } from '../../server/src/platform/config.ts'
import type { Database } from '../../server/src/platform/database/database.ts'
import { openDatabase } from '../../server/src/platform/database/database.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { sayAndExit } from '../../server/src/platform/process/say-and-exit.ts'
import { booksOf } from '../../server/testing/books-of.ts'
import { insertRow } from '../../server/testing/insert-row.ts'
import { settleOpen } from '../../server/testing/processes-shop.ts'
import { smtpSink } from '../../server/testing/smtp-sink.ts'
import { databaseUrl, startDatabase, startShops, stopCluster } from './cluster.ts'
import type { Cluster } from './machines.ts'
import { openCluster } from './machines.ts'
import { stop } from './processes.ts'

/**
 * Runs work on a cluster of its own, in a temporary folder, and ends the process. The work returns whether everything
 * was as it should be; otherwise the folder with the logs stays.
 */
export function withCluster(work: (cluster: Cluster) => Promise<boolean>): void {
  const folder = mkdtempSync(join(tmpdir(), 'pito-cluster-'))
  // The account of PostgreSQL has to reach the folders of the machines.
  chmodSync(folder, 0o755)
  const run = async () => {
    const cluster = openCluster(folder, process.env.CLUSTER_NETWORK ?? '127.0.8')
    const isGood = await work(cluster).finally(() => stopCluster(cluster))
    if (isGood) rmSync(folder, { recursive: true })
    else process.stdout.write(`The logs are in ${folder}.\n`)
    process.exit(isGood ? 0 : 1)
  }
  run().catch(sayAndExit)
}

/** Starts everything with simulated providers and a mail server, after the migrated database was filled. */
export async function startShopOf(cluster: Cluster, fill: (database: Database) => Promise<unknown>) {
  const simulators = await startSimulators({ pause: () => Promise.resolve(), log: createLog('silent') })
  const mails = await smtpSink()
  const settings = {
    ...simulators.settings,
    SHOP_MODE: 'production',
    MAIL_URL: mails.url,
    MAIL_FROM: 'Pito <kauppa@pito.example>',
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  }
  await startDatabase(cluster)
  const url = databaseUrl(cluster, cluster.machines[0])
  const database = await openDatabase(url, { max: 2 })
  const { migrateShop }: typeof import('../../server/src/migrate-shop.ts') = await import(
    join(cluster.checkout, 'server/src/migrate-shop.ts')
  )
  await migrateShop(database)
  await fillCompany(database.sql, { companySettings: {}, shopMode: 'demo' }, { warn() {} })
  await fill(database)
  await startShops(cluster, settings)
  return {
    settings,
    mails,
    pool: database.pool,
    /**
     * Settles what the buyers have left open, reads the books and closes everything but the database. The servers are
     * stopped first, because their jobs would settle payments between two readings.
     */
    async settledBooks() {
      await Promise.all(cluster.machines.map((machine) => stop(machine, 'shop')))
      const config = readConfig({ SECRET_KEY: cluster.secret, SHOP_URL: cluster.shopUrl, ...settings })
      const platform = await openPlatform({ config, databaseUrl: url, log: createLog('silent') })
      await settleOpen(platform)
      const books = await booksOf(database.pool, simulators.url).books()
      await Promise.all([platform.close(), database.close(), simulators.close(), mails.close()])
      return books
    },
  }
}

/** Adds one article that buyers can buy for a long time. */
export async function addOneArticle({ pool }: Database): Promise<void> {
  await addSmallCatalogue(pool)
  await addTyre(pool, 1)
  await insertRow(pool, 'stock_batch', { tyre_id: 1, dot_year: 2026, dot_week: 10, quantity: 32_000 })
}
