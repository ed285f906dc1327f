import { expect, test } from 'vitest'
import { cutSize } from './cut-size.ts'

test.each([
  ['205/55 R16 94T XL', '205/55 R16 94T XL'],
  ['315/80 R22.5 156/150L XL', '315/80 R22.5 156/150L XL'],
  ['1234567890123456789012345', '1234567890123456789012345'],
  ['315/80 R22.5 156/150L (154/150M)', '315/80 R22.5 156/150L (1…'],
])('%s is shown as %s', (text, shown) => {
  expect(cutSize(text)).toBe(shown)
  expect(shown.length).toBeLessThanOrEqual(25)
})
