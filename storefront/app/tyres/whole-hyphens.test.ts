import { expect, test } from 'vitest'
import { wholeHyphens } from './list-head.tsx'

test.each([
  ['Kuorma-auton renkaat', 'Kuorma-|auton renkaat'],
  ['Michelin truck all-season tyres', 'Michelin truck all-|season tyres'],
  ['Nokian Tyres -nastarenkaat', 'Nokian Tyres -|nastarenkaat'],
  ['Kuorma-auton Michelin-renkaat', 'Kuorma-|auton Michelin-renkaat'],
  ['Bridgestone-nastarenkaat', 'Bridgestone-nastarenkaat'],
])('%s keeps its short hyphens in their line', (heading, kept) => {
  expect(wholeHyphens(heading)).toBe(kept.replaceAll('|', '\u2060'))
})
