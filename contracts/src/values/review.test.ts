import { expect, test } from 'vitest'
import { formatMean, parseStars } from './review.ts'

test.each([
  ['1', 1],
  ['5', 5],
  ['0', null],
  ['6', null],
  ['4.5', null],
  ['', null],
  ['five', null],
])('typed as %j it is %j stars', (text, stars) => {
  expect(parseStars(text)).toBe(stars)
})

test('a mean has one decimal, after a comma in Finnish', () => {
  expect([formatMean(4.3, 'fi'), formatMean(4.3, 'en'), formatMean(5, 'fi')]).toEqual(['4,3', '4.3', '5,0'])
})
