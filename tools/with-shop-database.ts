import type { Config } from '../server/src/platform/config.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'

/** For commands: the shop's database with every migration, closed again whatever happens. */
export async function withShopDatabase(
  work: (database: Database, config: Config) => Promise<void>,
): Promise<void> {
  endOnSignal()
  const config = readConfig()
  const { databaseUrl, dataFolder } = config
  const embedded = databaseUrl ? null : await startEmbedded({ dataFolder, log: console })
  const database = await openDatabase(databaseUrl ?? embedded?.url ?? '', { max: 2 })
  const done = async () => {
    await migrate(database.pool)
    await work(database, config)
  }
  await done().finally(async () => {
    await database.close()
    await embedded?.stop()
  })
}
