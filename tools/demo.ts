import { parseArgs } from 'node:util'
import { fillDemo } from '../demo/src/fill.ts'
import { migrateShop } from '../server/src/migrate-shop.ts'
import type { Config } from '../server/src/platform/config.ts'
import { readConfig } from '../server/src/platform/config.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { startEmbedded } from '../server/src/platform/database/embedded.ts'
import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { endOnSignal } from '../server/src/platform/process/stop-on-signal.ts'
import { StartRefused } from '../server/src/platform/start-refused.ts'
import { openForSessions } from '../server/src/shop-database.ts'

const usage = 'npm run demo -- --articles 50000 [--overwrite]: fills the database with the demo shop.'

/** `npm run demo` fills the database with a demo shop of any number of articles, for measurements. */
async function demo(): Promise<void> {
  endOnSignal()
  const { articles, overwrite } = options()
  const config = readConfig()
  const { databaseUrl, dataFolder, shopMode } = config
  if (shopMode === 'production')
    throw new StartRefused('SHOP_MODE is production: a demo does not belong there.')
  const embedded = databaseUrl ? null : await startEmbedded({ dataFolder, log: console })
  const database = await openForSessions(config, databaseUrl ?? embedded?.url ?? '')
  await fill(database, config, { articles, overwrite }).finally(async () => {
    await database.close()
    await embedded?.stop()
  })
}

async function fill(
  { sql, pool }: Database,
  config: Config,
  { articles, overwrite }: ReturnType<typeof options>,
): Promise<void> {
  if (await isFilled(sql)) {
    if (!overwrite)
      throw new StartRefused('The database is not empty; --overwrite deletes all that is in it.')
    await sql.query('drop schema public cascade; drop schema if exists jobs cascade; create schema public')
  }
  await migrateShop({ sql, pool })
  const start = performance.now()
  await sql.transaction((tx) => fillDemo(tx, { articles, config }))
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  await sql.query('vacuum analyze')
  console.log(`The demo shop has ${articles} articles; filling took ${seconds} s.`)
}

async function isFilled(sql: Database['sql']): Promise<boolean> {
  const [row] = await sql<{ filled: boolean }>`select to_regclass('migration') is not null as filled`
  return row?.filled === true
}

function options(): { articles: number; overwrite: boolean } {
  const { values } = parseArgs({
    options: {
      articles: { type: 'string', default: '6000' },
      overwrite: { type: 'boolean', default: false },
    },
  })
  const articles = Number(values.articles)
  if (!Number.isInteger(articles) || articles < 1 || articles > 2_000_000) throw new StartRefused(usage)
  return { articles, overwrite: values.overwrite }
}

demo().catch(sayAndExit)
