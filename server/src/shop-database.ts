import { fillDemo } from '@pito/demo/fill'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { openJobs } from './platform/jobs/jobs.ts'
import type { Logger } from './platform/log.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import { systemClock } from './platform/system-clock.ts'

export interface ShopDatabase extends Stoppable {
  readonly url: string
}

/** One's own PostgreSQL, or the embedded one; migrated, and in demo mode not empty. */
export async function openShopDatabase(config: Config, log: Logger): Promise<ShopDatabase> {
  const own = config.databaseUrl
  const server = own === undefined ? await startEmbedded({ dataFolder: config.dataFolder, log }) : asIs(own)
  const database = await openDatabase(server.url, { max: 2 })
  await migrate(database.pool)
  if (config.shopMode === 'demo') await fillShop(database, config, log)
  await database.close()
  return server
}

async function fillShop({ sql, pool }: Database, config: Config, log: Logger): Promise<void> {
  const jobs = openJobs({ pool, log, clock: systemClock })
  await sql.transaction((tx) => fillDemo(tx, { bookings: { config, clock: systemClock, jobs } }))
  await jobs.stop()
}

function asIs(url: string): ShopDatabase {
  return { url, stop: async () => undefined }
}
