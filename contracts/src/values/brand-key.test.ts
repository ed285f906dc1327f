import { expect, test } from 'vitest'
import { brandKey } from './brand-key.ts'

test.each([
  ['Nokian Tyres', 'nokian-tyres'],
  ['NOKIAN  TYRES', 'nokian-tyres'],
  ['nokian-tyres', 'nokian-tyres'],
  ['Škoda & Söner ', 'skoda-soner'],
  ['', ''],
])('%s is known as %s', (name, key) => {
  expect(brandKey(name)).toBe(key)
})
