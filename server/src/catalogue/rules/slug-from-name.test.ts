import { expect, test } from 'vitest'
import { slugFromName } from './slug-from-name.ts'

test.each([
  ['Nokian Tyres', 'nokian-tyres'],
  ['Primacy 4+', 'primacy-4-plus'],
  ['Kärkirengas Öljy', 'karkirengas-oljy'],
  ['WinterContact™ TS 870 P', 'wintercontact-ts-870-p'],
  ['Driver’s Choice', 'drivers-choice'],
  ['–', ''],
])('the slug of %s is "%s"', (name, slug) => {
  expect(slugFromName(name)).toBe(slug)
})
