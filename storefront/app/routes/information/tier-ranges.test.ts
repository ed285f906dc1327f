import { expect, test } from 'vitest'
import { tierRanges } from './tier-ranges.ts'

test('a tier lasts until the next begins, and the last goes on', () => {
  const tiers = [
    { from_quantity: 1, shipping_charges: 14.9 },
    { from_quantity: 2, shipping_charges: 22.9 },
    { from_quantity: 5, shipping_charges: 39.9 },
  ]
  expect(tierRanges(tiers)).toEqual([
    { from: 1, to: 1, cents: 1490 },
    { from: 2, to: 4, cents: 2290 },
    { from: 5, to: null, cents: 3990 },
  ])
})

test('one price for any number is a single range', () => {
  expect(tierRanges([{ from_quantity: 1, shipping_charges: 0 }])).toEqual([{ from: 1, to: null, cents: 0 }])
})
