import { fillDrafts, uncheckedDrafts } from './content/index.ts'
import { migrateShop } from './migrate-shop.ts'
import { fillCompany } from './platform/company/fill-company.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { openDatabase } from './platform/database/database.ts'
import { startEmbedded } from './platform/database/embedded.ts'
import { setDefaultsOfUser } from './platform/database/pooler.ts'
import type { Logger } from './platform/log.ts'
import { openPlatform } from './platform/platform.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import { systemClock } from './platform/system-clock.ts'

interface ShopDatabase extends Stoppable {
  readonly url: string
}

/**
 * Opens the database of the shop: the PostgreSQL of DATABASE_URL, otherwise the embedded one. Applies the migrations,
 * fills the empty table of the company, and adds the demo content in demo mode.
 */
export async function openShopDatabase(config: Config, log: Logger): Promise<ShopDatabase> {
  const own = config.databaseUrl
  const server = own === undefined ? await startEmbedded({ dataFolder: config.dataFolder, log }) : asIs(own)
  await prepareDatabase(config, server.url, log)
  return server
}

/**
 * Opens a database for work that needs sessions and has no time limit, such as migrations: past the pooler if there is
 * one.
 */
export function openForSessions({ databaseDirectUrl }: Config, databaseUrl: string): Promise<Database> {
  const setting = databaseDirectUrl && 'DATABASE_DIRECT_URL'
  return openDatabase(databaseDirectUrl ?? databaseUrl, { max: 2, setting })
}

export async function prepareDatabase(config: Config, databaseUrl: string, log: Logger): Promise<void> {
  const database = await openForSessions(config, databaseUrl)
  if (config.databaseDirectUrl) await setDefaultsOfUser(database.sql, config.databaseTimeoutSeconds)
  await migrateShop(database)
  await fillCompany(database.sql, config, log)
  if (config.shopMode === 'production') await fillProduction(database, log)
  await database.close()
  if (config.shopMode === 'demo') await fillShop(config, databaseUrl, log)
}

/** Gives an empty production shop drafts of its pages, and warns while the merchant has not checked them. */
async function fillProduction({ sql }: Database, log: Logger): Promise<void> {
  await sql.transaction((tx) => fillDrafts(tx, systemClock()))
  const pages = await uncheckedDrafts(sql)
  if (pages.length > 0)
    log.warn(
      { pages },
      'These pages are drafts that the merchant has not checked. `npm run pages:checked` notes that they are.',
    )
}

async function fillShop(config: Config, databaseUrl: string, log: Logger): Promise<void> {
  const { fillDemo } = await import('@pito/demo/fill')
  const platform = await openPlatform({ config, databaseUrl, log })
  await platform.sql
    .transaction((tx) => fillDemo(tx, { platform, desk: true }))
    .finally(() => platform.close())
}

function asIs(url: string): ShopDatabase {
  return { url, stop: async () => undefined }
}
