import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../server/src/platform/config.ts'
import { lockDataFolder } from '../server/src/platform/database/embedded/lock-data-folder.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'

/**
 * `npm run db:reset` deletes the embedded database, so that the next start creates an empty one. The shop must not be
 * running.
 */
async function dbReset(): Promise<void> {
  const { databaseUrl, dataFolder, shopMode } = readConfig()
  if (databaseUrl)
    throw new StartRefused('DATABASE_URL is set, and db:reset empties the built-in database only.')
  if (shopMode === 'production')
    throw new StartRefused('SHOP_MODE is production: db:reset empties a demo only.')
  const unlock = await lockDataFolder(dataFolder)
  for (const part of ['postgres', 'postgres-password', 'postgres.log']) {
    await rm(join(dataFolder, part), { recursive: true, force: true })
  }
  unlock()
  console.log('The database is gone; the next start makes a new one.')
}

dbReset().catch(sayAndExit)
