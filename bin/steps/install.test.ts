import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from './install.js'

let folder: string
const locked = {
  '': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-mac': { version: '1.0.0', optional: true },
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pito-install-'))
  mkdirSync(join(folder, 'node_modules'))
  write('package-lock.json', locked)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a fresh clone is stale', () => {
  expect(isStale(folder)).toBe(true)
})

test('what the lock asks for is there, but packages for other systems: not stale', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(isStale(folder)).toBe(false)
})

test('another version of a package is stale', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } })
  expect(isStale(folder)).toBe(true)
})

test('a missing package is stale', () => {
  write('node_modules/.package-lock.json', {})
  expect(isStale(folder)).toBe(true)
})

test('half a copy of the project is told so', () => {
  rmSync(join(folder, 'package-lock.json'))
  expect(() => isStale(folder)).toThrow('package-lock.json is missing')
})

function write(path: string, packages: object): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }))
}
