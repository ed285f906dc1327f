import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockDataFolder } from './lock-data-folder.ts'
import { markOf } from './process-alive.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pito-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('one at a time, and the next after that', async () => {
  const unlock = await lockDataFolder(folder)
  await expect(lockDataFolder(folder)).rejects.toThrow('already running on the data folder')
  unlock()
  ;(await lockDataFolder(folder))()
  expect(readdirSync(folder)).toEqual([])
})

test('a dead owner’s lock is taken over', async () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1@boot' }))
  await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
})

test('the owner’s number, borne by another process by now, does not keep the lock', async () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...markOf(process.pid), started: '1@another-boot' }))
  await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
})

test('a lock that nobody can read is nobody’s', async () => {
  writeFileSync(join(folder, 'lock'), '')
  await expect(lockDataFolder(folder)).resolves.toBeTypeOf('function')
})

test('whoever lost the lock does not take it from the next owner', async () => {
  const unlock = await lockDataFolder(folder)
  writeFileSync(join(folder, 'lock'), 'somebody else')
  unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
})

test('an owner that is about to stop is waited for', async () => {
  const owner = spawn('sleep', ['60'])
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ ...markOf(owner.pid ?? 0), parent: markOf(process.pid) }),
  )
  const locked = lockDataFolder(folder, { milliseconds: 20_000, orphanMilliseconds: 0 })
  owner.kill()
  await expect(locked).resolves.toBeTypeOf('function')
})

test('an owner whose starter was killed has longer to stop', async () => {
  const { pid } = spawnSync('true')
  const owner = spawn('sleep', ['60'])
  const parent = { pid, started: '1@boot' }
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...markOf(owner.pid ?? 0), parent }))
  const locked = lockDataFolder(folder, { milliseconds: 0, orphanMilliseconds: 20_000 })
  owner.kill()
  await expect(locked).resolves.toBeTypeOf('function')
})

test('an owner that goes on is not waited for any longer', async () => {
  const owner = spawn('sleep', ['60'])
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ ...markOf(owner.pid ?? 0), parent: markOf(process.pid) }),
  )
  await expect(lockDataFolder(folder, { milliseconds: 0, orphanMilliseconds: 0 })).rejects.toThrow(
    `(process ${owner.pid})`,
  )
  owner.kill()
  await once(owner, 'exit')
})
