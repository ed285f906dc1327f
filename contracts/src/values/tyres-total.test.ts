import { expect, test } from 'vitest'
import { deliveredTotal, fittedTotal } from './tyres-total.ts'

test('four delivered tyres cost four times the price and one delivery', () => {
  expect(deliveredTotal({ quantity: 4, grossCents: 10_000 }, 3990)).toBe(43_990)
})

test('four fitted tyres cost four times the price and four fittings, without a delivery', () => {
  expect(fittedTotal({ quantity: 4, grossCents: 10_000 }, 1590)).toBe(46_360)
})
