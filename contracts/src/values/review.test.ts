import { expect, test } from 'vitest'
import { meanText, starsTyped } from './review.ts'

test.each([
  ['1', 1],
  ['5', 5],
  ['0', null],
  ['6', null],
  ['4.5', null],
  ['', null],
  ['five', null],
])('typed as %j it is %j stars', (text, stars) => {
  expect(starsTyped(text)).toBe(stars)
})

test('a mean has one decimal, after a comma in Finnish', () => {
  expect([meanText(4.3, 'fi'), meanText(4.3, 'en'), meanText(5, 'fi')]).toEqual(['4,3', '4.3', '5,0'])
})
