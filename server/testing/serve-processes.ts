import cluster from 'node:cluster'
import { buildApi } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { listen } from '../src/platform/process/listen.ts'
import { stopOnSignal } from '../src/platform/process/stop-on-signal.ts'
import { superviseWorkers } from '../src/platform/process/supervise-workers.ts'

/**
 * Runs a shop without pages in several processes, for tests of their lifecycle. Prints the id of each process that
 * listens.
 */
const config = readConfig()
const log = createLog(config.logLevel)
if (cluster.isWorker) {
  // The application name tells a proxy in front of the database which process has sent a statement.
  const databaseUrl = `${config.databaseUrl}?application_name=${process.pid}`
  const platform = await openPlatform({ config, databaseUrl, log })
  const { app } = await buildApi(platform)
  app.get('/process', () => String(process.pid))
  await listen(app, config)
  process.stdout.write(`listening: ${process.pid}\n`)
  const stop = async () => {
    await app.close()
    await platform.close()
  }
  stopOnSignal({ stop })
} else stopOnSignal(superviseWorkers(config.webConcurrency, log))
