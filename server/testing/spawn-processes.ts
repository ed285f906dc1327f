import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterTestFile } from './after-test-file.ts'

export const secretKey = 'a secret for tests, of forty characters'

/** The time limit allows for several processes that load the whole server, which takes a while on a busy machine. */
export const patience = { timeout: 60_000 }

/** Spawns a shop without pages, in processes of its own. */
export function spawnProcesses(databaseUrl: string, count: number, settings: Record<string, string> = {}) {
  const shop = spawn(process.execPath, [join(import.meta.dirname, 'serve-processes.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: '0',
      WEB_CONCURRENCY: String(count),
      LOG_LEVEL: 'silent',
      SECRET_KEY: secretKey,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(shop, 'exit')
  afterTestFile(async () => {
    shop.kill('SIGKILL')
    await ended
  })
  let output = ''
  shop.stdout.on('data', (text) => {
    output += text
  })
  return {
    shop,
    ended,
    /** Returns the ids of the processes that listen, in the order in which they began. */
    listening: () => Array.from(output.matchAll(/listening: (\d+)/g), ([, id]) => Number(id)),
    address: () => /open at (\S+)\//.exec(output)?.[1] ?? '',
  }
}
