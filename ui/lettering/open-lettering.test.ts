import { expect, test } from 'vitest'
import { openLettering } from './open-lettering.ts'

const draw = await openLettering()

test('a wider style takes more room', () => {
  const narrow = draw('205/55 R16', { weight: 700, width: 88 })
  const wide = draw('205/55 R16', { weight: 700, width: 125 })
  expect(wide.advance).toBeGreaterThan(narrow.advance)
})

test('a letter the font does not have is refused', () => {
  expect(() => draw('日', { weight: 700, width: 100 })).toThrow('lacks a letter')
})
