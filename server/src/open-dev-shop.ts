import { readConfig } from './platform/config.ts'
import type { OpenStorefront } from './platform/front-ends/storefront-build.ts'
import { createLog } from './platform/log.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import { serve } from './serve.ts'
import { prepareDatabase } from './shop-database.ts'

/** What `npm run dev` opens again after each change of the server. */
export async function openDevShop(databaseUrl: string, openStorefront: OpenStorefront): Promise<Stoppable> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  await prepareDatabase(config, databaseUrl, log)
  return await serve(config, log, databaseUrl, openStorefront)
}
