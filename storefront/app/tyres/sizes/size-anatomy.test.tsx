import { expect, test } from 'vitest'
import { isInInches } from './size-anatomy.tsx'

test.each([
  [11, true],
  [7.5, true],
  [145, false],
  [315, false],
])('a width of %s is in inches: %s', (width, inInches) => {
  expect(isInInches({ width })).toBe(inInches)
})
