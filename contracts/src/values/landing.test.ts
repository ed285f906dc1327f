import { expect, test } from 'vitest'
import { landingPath } from './landing.ts'

test.each([
  ['tyre_season', 'winter-studded', 'en', '/season/winter-studded'],
  ['tyre_season', 'winter-studded', 'fi', '/season/nastarenkaat'],
  ['tyre_category', 'car-suv-4x4', 'en', '/tyre/car-suv-4x4'],
  ['tyre_category', 'car-suv-4x4', 'fi', '/tyre/henkiloautot'],
  ['tyre_size', '12R22.5', 'fi', '/tyre-size/12R22.5'],
  ['brand', 'nokian-tyres', 'fi', '/brand/nokian-tyres'],
  ['model', 'nokian-tyres/hakkapeliitta-10', 'en', '/brand/nokian-tyres/model/hakkapeliitta-10'],
] as const)('the page of the %s %s in %s is %s', (type, name, language, path) => {
  expect(landingPath(type, name, language)).toBe(path)
})
