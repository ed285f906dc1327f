import { buildApi } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { openShopDatabase } from '../src/shop-database.ts'

/** Prepares the database of a shop without pages, opens the shop, prints the status of /readyz and closes the shop. */
const config = readConfig()
const log = createLog(config.logLevel)
const database = await openShopDatabase(config, log)
const platform = await openPlatform({ config, databaseUrl: database.url, log })
const { app } = await buildApi(platform)
const { statusCode } = await app.inject({ url: '/readyz', remoteAddress: '127.0.0.1' })
process.stdout.write(`ready: ${statusCode}\n`)
await app.close()
await platform.close()
