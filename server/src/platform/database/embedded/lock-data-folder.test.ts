import { spawnSync } from 'node:child_process'
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

test('one at a time, and the next after that', () => {
  const unlock = lockDataFolder(folder)
  expect(() => lockDataFolder(folder)).toThrow('already running on the data folder')
  unlock()
  lockDataFolder(folder)()
  expect(readdirSync(folder)).toEqual([])
})

test('a dead owner’s lock is taken over', () => {
  const { pid } = spawnSync('true')
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid, started: '1@boot' }))
  expect(() => lockDataFolder(folder)).not.toThrow()
})

test('the owner’s number, borne by another process by now, does not keep the lock', () => {
  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...markOf(process.pid), started: '1@another-boot' }))
  expect(() => lockDataFolder(folder)).not.toThrow()
})

test('a lock that nobody can read is nobody’s', () => {
  writeFileSync(join(folder, 'lock'), '')
  expect(() => lockDataFolder(folder)).not.toThrow()
})

test('whoever lost the lock does not take it from the next owner', () => {
  const unlock = lockDataFolder(folder)
  writeFileSync(join(folder, 'lock'), 'somebody else')
  unlock()
  expect(readdirSync(folder)).toEqual(['lock'])
})
