import { buildApp } from './app.ts'
import { startJobs } from './jobs.ts'
import type { Config } from './platform/config.ts'
import type { FrontEndSource } from './platform/front-ends/front-end.ts'
import type { Logger } from './platform/log.ts'
import { openPlatform } from './platform/platform.ts'
import { listen } from './platform/process/listen.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import type { Telemetry } from './platform/telemetry/telemetry.ts'

export async function serve(
  config: Config,
  log: Logger,
  databaseUrl: string,
  source: FrontEndSource,
  telemetry?: Telemetry,
): Promise<Stoppable> {
  const platform = await openPlatform({ config, databaseUrl, log, telemetry })
  const app = await buildApp(platform, source)
  await listen(app, config)
  void platform.pictures.follow(platform.closing)
  // The jobs start after listening, so that they do not delay the start.
  if (config.jobs) await startJobs(platform)
  return {
    drainSeconds: config.drainSeconds,
    async stop() {
      await app.close()
      await platform.close()
    },
  }
}
