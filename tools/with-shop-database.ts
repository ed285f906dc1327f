import type { Config } from '../server/src/platform/config.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { runningUrl } from '../server/src/platform/database/embedded/running-url.ts'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'

/**
 * Gives a command the migrated database of the shop and closes it whatever happens. The embedded database is started
 * for the command, unless a running shop already uses it; then the command connects to it and leaves it running.
 */
export async function withShopDatabase(
  work: (database: Database, config: Config, applied: readonly string[]) => Promise<void>,
): Promise<void> {
  endOnSignal()
  const config = readConfig()
  const { databaseUrl, dataFolder } = config
  const running = databaseUrl ?? (await runningUrl(dataFolder))
  const embedded = running ? null : await startEmbedded({ dataFolder, log: console })
  const database = await openDatabase(running ?? embedded?.url ?? '', { max: 2 })
  const done = async () => {
    const applied = await migrate(database.pool)
    await work(database, config, applied)
  }
  await done().finally(async () => {
    await database.close()
    await embedded?.stop()
  })
}
