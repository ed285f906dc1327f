import { expect, test } from 'vitest'
import { tyreName } from './tyre-name.ts'

test.each([
  ['Nokian Tyres', 'Hakkapeliitta 10', 'Nokian Tyres Hakkapeliitta 10'],
  ['Nordman', 'Nordman 8', 'Nordman 8'],
  ['Nordman', 'North 9', 'Nordman North 9'],
  ['Nor', 'Nordman 8', 'Nor Nordman 8'],
])('%s and %s are %s', (brand, model, name) => {
  expect(tyreName(brand, model)).toBe(name)
})
