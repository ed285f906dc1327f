import { sayAndExit } from '../server/src/platform/process/say-and-exit.ts'
import { withShopDatabase } from './with-shop-database.ts'

/**
 * `npm run db:migrate` applies new migrations without starting the shop. Every start of the shop applies them too.
 */
async function dbMigrate(): Promise<void> {
  await withShopDatabase((_database, _config, applied) => {
    console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}.` : 'The database has every migration.')
    return Promise.resolve()
  })
}

dbMigrate().catch(sayAndExit)
