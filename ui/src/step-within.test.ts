import { expect, test } from 'vitest'
import { stepWithin } from './step-within.ts'

test.each([
  { title: 'a number inside the limits stays', wanted: 4, answer: 4 },
  { title: 'one below the smallest becomes the smallest', wanted: 0, answer: 1 },
  { title: 'one above the largest becomes the largest', wanted: 21, answer: 20 },
  { title: 'half a piece is left out', wanted: 2.9, answer: 2 },
  { title: 'an emptied field becomes the smallest', wanted: Number.NaN, answer: 1 },
])('$title', ({ wanted, answer }) => {
  expect(stepWithin(wanted, 1, 20)).toBe(answer)
})
