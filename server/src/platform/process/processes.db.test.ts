import { expect, test } from 'vitest'
import { patience, spawnProcesses } from '../../../testing/spawn-processes.ts'
import { testDatabase } from '../../../testing/test-database.ts'

const { url } = await testDatabase()
const { shop, ended, listening, address } = spawnProcesses(url, 2)

test('when a process is killed, others answer whoever it had not begun to answer', patience, async () => {
  await expect.poll(listening, patience).toHaveLength(2)
  const [first = 0, second = 0] = listening()
  process.kill(first, 'SIGSTOP')
  const ask = () => fetch(`${address()}/process`, { headers: { connection: 'close' } })
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
