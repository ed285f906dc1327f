import { expect, test } from 'vitest'
import { parseStars } from './review.ts'

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
