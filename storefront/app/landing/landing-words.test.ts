import { expect, test } from 'vitest'
import { landing } from './landing-words.ts'

test('a brand whose name ends in tyres does not say it twice', () => {
  expect(landing.en.tyresOf('Nokian Tyres')).toBe('Nokian Tyres')
  expect(landing.en.tyresOf('Continental')).toBe('Continental tyres')
  expect(landing.en.tyresOf('205/55 R16')).toBe('205/55 R16 tyres')
})
