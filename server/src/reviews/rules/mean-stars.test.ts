import { expect, test } from 'vitest'
import { meanStars } from './mean-stars.ts'

test.each([
  [0, 0, null],
  [5, 1, 5],
  [13, 3, 4.3],
  [14, 3, 4.7],
  [17, 4, 4.3],
  [9, 2, 4.5],
  [103, 100, 1],
  [105, 100, 1.1],
])('%i stars of %i reviews have a mean of %s', (stars, reviews, mean) => {
  expect(meanStars(stars, reviews)).toBe(mean)
})
