import { startJobs } from './jobs.ts'
import { readConfig } from './platform/config.ts'
import { createLog } from './platform/log.ts'
import { openPlatform } from './platform/platform.ts'
import { sayAndExit } from './platform/process/say-and-exit.ts'
import { stopOnSignal } from './platform/process/stop-on-signal.ts'
import { StartRefused } from './platform/start-refused.ts'
import { idsOfSpan } from './platform/telemetry/spans.ts'
import { openTelemetry } from './platform/telemetry/telemetry.ts'

/** Runs the jobs in a process of their own, for shops whose server processes have JOBS=off. */
async function main(): Promise<void> {
  const config = readConfig()
  if (!config.databaseUrl) throw new StartRefused('The worker needs a database of its own: set DATABASE_URL.')
  const telemetry = await openTelemetry(config)
  const platform = await openPlatform({
    config,
    databaseUrl: config.databaseUrl,
    log: createLog(config.logLevel, undefined, telemetry && idsOfSpan),
    telemetry,
  })
  await startJobs(platform)
  stopOnSignal({ stop: () => platform.close() })
}

main().catch(sayAndExit)
