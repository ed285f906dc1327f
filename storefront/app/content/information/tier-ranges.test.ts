import { expect, test } from 'vitest'
import { tierRanges } from './information.tsx'

test('a tier lasts until the next begins, and the last goes on', () => {
  const tiers = [
    { fromQuantity: 1, grossCents: 1490 },
    { fromQuantity: 2, grossCents: 2290 },
    { fromQuantity: 5, grossCents: 3990 },
  ]
  expect(tierRanges(tiers)).toEqual([
    { from: 1, to: 1, cents: 1490 },
    { from: 2, to: 4, cents: 2290 },
    { from: 5, to: null, cents: 3990 },
  ])
})

test('one price for any number is a single range', () => {
  expect(tierRanges([{ fromQuantity: 1, grossCents: 0 }])).toEqual([{ from: 1, to: null, cents: 0 }])
})
