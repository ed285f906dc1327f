import cluster from 'node:cluster'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { sayAndExit } from './platform/process/say-and-exit.ts'
import { stopAtOnceWhenAsked, stopWhenAsked } from './platform/process/stop-when-asked.ts'
import { superviseWorkers } from './platform/process/supervise-workers.ts'
import { serve } from './serve.ts'
import { openShopDatabase } from './shop-database.ts'

/** config → database → app → listen → close. */
async function main(): Promise<void> {
  stopAtOnceWhenAsked()
  const config = readConfig()
  const log = createLog(config.logLevel)
  if (cluster.isWorker) return stopWhenAsked(await serve(config, log, config.databaseUrl ?? ''))
  const database = await openShopDatabase(config, log)
  const several = config.webConcurrency > 1
  const shop = several ? superviseWorkers(config.webConcurrency, log) : await serve(config, log, database.url)
  stopWhenAsked(shop, database)
}

main().catch(sayAndExit)
