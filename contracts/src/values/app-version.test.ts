import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appVersion } from './app-version.ts'

test('the version that browsers store is the package’s', () => {
  const file = join(import.meta.dirname, '../../../package.json')
  expect(JSON.parse(readFileSync(file, 'utf8')).version).toBe(appVersion)
})
