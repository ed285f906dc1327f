import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '../src/platform/database/embedded.ts'
import { freePort } from '../src/platform/free-port.ts'
import { atTheEnd } from './at-the-end.ts'

interface OwnPostgres {
  readonly url: string
  /** At once and without writing anything more, as `pg_ctl stop -m immediate` does. */
  stop(): Promise<void>
  /** At the same address: it first reads its log again, as after a power cut. */
  start(): Promise<void>
}

/** A PostgreSQL of the test file's own, with every safety that the shop's has. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const options = { dataFolder: mkdtempSync(join(tmpdir(), 'pito-own-')), log: { info() {} } }
  const port = await freePort()
  let running = await startEmbedded({ ...options, port })
  atTheEnd(async () => {
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
