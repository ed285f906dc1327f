import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atTheEnd } from '../testing/at-the-end.ts'
import { testDatabase } from '../testing/test-database.ts'

/** Two processes load the whole server, which takes a while on a busy machine. */
const patience = { timeout: 60_000 }
const { url } = await testDatabase()
const shop = spawn(process.execPath, [join(import.meta.dirname, '../testing/serve-processes.ts')], {
  env: {
    ...process.env,
    DATABASE_URL: url,
    PORT: '0',
    WEB_CONCURRENCY: '2',
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'a secret for tests, of forty characters',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const ended = once(shop, 'exit')
atTheEnd(async () => {
  shop.kill('SIGKILL')
  await ended
})

let output = ''
shop.stdout.on('data', (text) => {
  output += text
})
const listening = () => Array.from(output.matchAll(/listening: (\d+)/g), ([, id]) => Number(id))

test('when a process is killed, others answer whoever it had not begun to answer', patience, async () => {
  await expect.poll(listening, patience).toHaveLength(2)
  const [, address] = /open at (\S+)\//.exec(output) ?? []
  const [first = 0, second = 0] = listening()
  process.kill(first, 'SIGSTOP')
  const ask = () => fetch(`${address}/process`, { headers: { connection: 'close' } })
  const requests = Array.from({ length: 20 }, ask)
  await Promise.race(requests)
  process.kill(first, 'SIGKILL')
  const answers = await Promise.all(requests.map(async (request) => (await request).text()))
  expect(new Set(answers)).toEqual(new Set([String(second)]))
})

test('told to stop, the shop ends in good order', patience, async () => {
  shop.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  for (const id of listening()) expect(() => process.kill(id, 0)).toThrow('ESRCH')
})
