import { migrateShop } from '../server/src/migrate-shop.ts'
import type { Config } from '../server/src/platform/config.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { runningUrl } from '../server/src/platform/database/embedded/running-url.ts'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'
import { openForSessions } from '../server/src/shop-database.ts'

/**
 * Calls `work` with the shop's migrated database, and closes the database even if `work` fails. If a running shop
 * already uses the embedded database, the command connects to it and leaves it running; otherwise it is started for
 * the command.
 */
export async function withShopDatabase(
  work: (database: Database, config: Config, applied: readonly string[]) => Promise<void>,
): Promise<void> {
  endOnSignal()
  const config = readConfig()
  const { databaseUrl, dataFolder } = config
  const running = databaseUrl ?? (await runningUrl(dataFolder))
  const embedded = running ? null : await startEmbedded({ dataFolder, log: console })
  const database = await openForSessions(config, running ?? embedded?.url ?? '')
  const done = async () => {
    const applied = await migrateShop(database)
    await work(database, config, applied)
  }
  await done().finally(async () => {
    await database.close()
    await embedded?.stop()
  })
}
