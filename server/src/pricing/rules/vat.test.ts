import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vatIn } from './vat.ts'

test.each([
  [12_550, 255, 2550],
  [45_160, 255, 9176],
  [1, 255, 0],
  [0, 255, 0],
  [12_400, 240, 2400],
  [10_000, 0, 0],
])('%i cents at %i permille hold %i cents of VAT', (gross, permille, vat) => {
  expect(vatIn(gross, permille)).toBe(vat)
})

test('net and VAT together are the price, and the net at the rate is the VAT within half a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 999 }), (gross, rate) => {
      const vat = vatIn(gross, rate)
      expect(Number.isInteger(vat)).toBe(true)
      // Both sides are in thousandths of half cents, so that every number is an integer.
      expect(2 * Math.abs((gross - vat) * rate - 1000 * vat)).toBeLessThanOrEqual(1000 + rate)
    }),
  )
})
