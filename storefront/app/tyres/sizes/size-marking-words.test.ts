import { expect, test } from 'vitest'
import { sizeMarking } from './size-marking-words.ts'
import { sizes } from './sizes-words.ts'

test('half inches are written with a comma in both languages', () => {
  expect(sizeMarking.fi.inches(22.5)).toBe('22,5\u00a0tuumaa')
  expect(sizeMarking.en.inches(22.5)).toBe('22,5\u00a0inches')
  expect(sizes.fi.rimOf(17.5)).toBe('Vanne 17,5\u2033')
  expect(sizes.en.rimOf(17.5)).toBe('Rim 17,5\u2033')
})
