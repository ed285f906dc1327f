import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { memoryFolder } from '../../bin/steps/memory-folder.js'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { freePort } from '../src/platform/free-port.ts'
import { afterTestFile } from './after-test-file.ts'

interface OwnPostgres {
  readonly url: string
  /** Stops PostgreSQL at once without writing anything more, as `pg_ctl stop -m immediate` does. */
  stop(): Promise<void>
  /** Starts PostgreSQL at the same address. It first recovers from its log, as after a power cut. */
  start(): Promise<void>
}

/** Starts a PostgreSQL for this test file alone, with the same durability settings as the shop's. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const options = { dataFolder: mkdtempSync(join(memoryFolder(), 'pito-own-')), log: { info() {} } }
  const port = await freePort()
  let running = await startEmbedded({ ...options, port })
  afterTestFile(async () => {
    await running.stop()
    rmSync(options.dataFolder, { recursive: true, force: true })
  })
  return {
    url: running.url,
    async stop() {
      process.kill(running.pid, 'SIGQUIT')
      await running.ended
      await running.stop()
    },
    async start() {
      running = await startEmbedded({ ...options, port })
    },
  }
}
