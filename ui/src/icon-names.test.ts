import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every icon that has a name is drawn, and the other way round', () => {
  const drawn = readFileSync(join(import.meta.dirname, 'icons.svg'), 'utf8').matchAll(
    /<symbol id="([\w-]+)"/g,
  )
  const icons = [...drawn].map(([, name]) => name).filter((name) => name !== 'logo')
  expect(icons).toEqual([...iconNames])
})
