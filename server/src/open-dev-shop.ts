import { readConfig } from './platform/config.ts'
import type { FrontEndSource } from './platform/front-ends/front-end.ts'
import { createLog } from './platform/log.ts'
import type { Stoppable } from './platform/process/stop-on-signal.ts'
import { serve } from './serve.ts'
import { prepareDatabase } from './shop-database.ts'

/** Opens the shop for `npm run dev`, which calls this function again after each change of the server. */
export async function openDevShop(databaseUrl: string, source: FrontEndSource): Promise<Stoppable> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  await prepareDatabase(config, databaseUrl, log)
  return await serve(config, log, databaseUrl, source)
}
