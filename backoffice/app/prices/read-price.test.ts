import { formatEuro } from '@pito/contracts/values/format-euro'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './read-price.ts'

test.each([
  ['99,9', 9990],
  ['99.90', 9990],
  ['99', 9900],
  ['1 234,5', 123_450],
  ['1234.50', 123_450],
  ['1.234,50 €', 123_450],
  ['0,01', 1],
])('%s is read', (text, cents) => {
  expect(readPrice(text)).toEqual({ cents })
})

test.each(['99,999', '99.999', '1.234', '0,0001'])('%s has too many decimals', (text) => {
  expect(readPrice(text)).toMatchObject({ fault: { en_GB: 'Prices have two decimals.' } })
})

test.each(['0', '0,00', '-4', '100000,01', '10000000'])('%s is outside the limits of prices', (text) => {
  expect(readPrice(text)).toMatchObject({ fault: { en_GB: 'A price is 0.01 to 100,000 euros.' } })
})

test.each(['', '9,9,9', 'sata', '1,234.50'])('%s is no price', (text) => {
  expect(readPrice(text)).toMatchObject({ fault: { en_GB: 'Enter a price, such as 99,90.' } })
})

test('every price is read as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), (cents) => {
      expect(readPrice(formatEuro(cents))).toEqual({ cents })
    }),
  )
})
