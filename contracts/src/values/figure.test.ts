import { expect, test } from 'vitest'
import { figure } from './figure.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1544, '1\u00a0544'],
  [1_234_567, '1\u00a0234\u00a0567'],
])('%i is written %s', (count, text) => {
  expect(figure(count)).toBe(text)
})
