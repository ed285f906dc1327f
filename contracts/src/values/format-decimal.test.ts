import { expect, test } from 'vitest'
import { formatDecimal } from './format-decimal.ts'

test.each([
  [25.5, undefined, '25,5'],
  [24, undefined, '24'],
  [4, 1, '4,0'],
  [1.256, 2, '1,26'],
  [-0.5, 1, '-0,5'],
] as const)('%d with %s decimals is written as %s', (value, decimals, text) => {
  expect(formatDecimal(value, decimals)).toBe(text)
})
