import { readConfig } from '../server/src/platform/config.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'

/** `npm run db:migrate`: what every start does first, alone. */
async function dbMigrate(): Promise<void> {
  endOnSignal()
  const { databaseUrl, dataFolder } = readConfig()
  const embedded = databaseUrl ? null : await startEmbedded({ dataFolder, log: console })
  const { pool, close } = await openDatabase(databaseUrl ?? embedded?.url ?? '')
  const applied = await migrate(pool)
  await close()
  await embedded?.stop()
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database has every migration.')
}

dbMigrate().catch(sayAndExit)
