import { setTimeout } from 'node:timers/promises'
import { buildApi } from '../src/app.ts'
import { readConfig } from '../src/platform/config.ts'
import { createLog } from '../src/platform/log.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { openShopDatabase } from '../src/shop-database.ts'

/**
 * Prepares the database of a shop without pages, opens the shop, waits until /readyz says yes, prints its status and
 * closes the shop. On a busy machine a process is not ready at once.
 */
const config = readConfig()
const log = createLog(config.logLevel)
const database = await openShopDatabase(config, log)
const platform = await openPlatform({ config, databaseUrl: database.url, log })
const { app } = await buildApi(platform)
const status = async () => (await app.inject({ url: '/readyz', remoteAddress: '127.0.0.1' })).statusCode
const ok = 200
while ((await status()) !== ok) await setTimeout(100)
process.stdout.write(`ready: ${ok}\n`)
await app.close()
await platform.close()
