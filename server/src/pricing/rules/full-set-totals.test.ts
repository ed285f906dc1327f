import { expect, test } from 'vitest'
import { fullSetTotals } from './full-set-totals.ts'

const tiers = [
  { fromQuantity: 1, grossCents: 1490 },
  { fromQuantity: 4, grossCents: 3990 },
]

test('four cost four times the price, and delivery or fitting', () => {
  expect(fullSetTotals({ quantity: 4, grossCents: 10_000, fittingCents: 1590 }, tiers)).toEqual({
    deliveredCents: 43_990,
    fittedFromCents: 46_360,
  })
})

test('of fewer the delivery is that of fewer, and what nobody fits has no price with fitting', () => {
  expect(fullSetTotals({ quantity: 1, grossCents: 10_000, fittingCents: null }, tiers)).toEqual({
    deliveredCents: 11_490,
    fittedFromCents: null,
  })
})
