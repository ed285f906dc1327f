import cluster from 'node:cluster'
import { readConfig } from './platform/config.ts'
import { builtFrontEnds } from './platform/front-ends/built-front-ends.ts'
import { createLog } from './platform/log.ts'
import { sayAndExit } from './platform/process/say-and-exit.ts'
import { exitOnSignal, stopOnSignal } from './platform/process/stop-on-signal.ts'
import { superviseWorkers } from './platform/process/supervise-workers.ts'
import { idsOfSpan } from './platform/telemetry/spans.ts'
import { openTelemetry } from './platform/telemetry/telemetry.ts'
import { serve } from './serve.ts'
import { openShopDatabase } from './shop-database.ts'

/**
 * Starts the shop: it reads the configuration, opens the database, builds the app and listens. Stopping closes them.
 */
async function main(): Promise<void> {
  exitOnSignal()
  const config = readConfig()
  const telemetry = await openTelemetry(config)
  const log = createLog(config.logLevel, undefined, telemetry && idsOfSpan)
  const open = (databaseUrl: string) => serve(config, log, databaseUrl, builtFrontEnds, telemetry)
  if (cluster.isWorker) return stopOnSignal(await open(config.databaseUrl ?? ''))
  const database = await openShopDatabase(config, log)
  const several = config.webConcurrency > 1
  const shop = several ? superviseWorkers(config.webConcurrency, log) : await open(database.url)
  stopOnSignal(shop, database)
}

main().catch(sayAndExit)
