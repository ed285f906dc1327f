import { expect, test } from 'vitest'
import { formatDecimal } from './format-decimal.ts'

test.each([
  [25.5, undefined, '25,5', '25.5'],
  [24, undefined, '24', '24'],
  [4, 1, '4,0', '4.0'],
  [1.256, 2, '1,26', '1.26'],
  [-0.5, 1, '-0,5', '-0.5'],
] as const)('%d with %s decimals is %s in Finnish and %s in English', (value, decimals, finnish, english) => {
  expect(formatDecimal(value, 'fi', decimals)).toBe(finnish)
  expect(formatDecimal(value, 'en', decimals)).toBe(english)
})
