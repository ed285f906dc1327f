import { expect, test } from 'vitest'
import { deliveryCharge, reachedTier } from './delivery-charge.ts'

const tiers = [
  { fromQuantity: 1, grossCents: 1490 },
  { fromQuantity: 2, grossCents: 2290 },
  { fromQuantity: 3, grossCents: 2990 },
  { fromQuantity: 4, grossCents: 3990 },
]

test.each([
  [0, 0],
  [1, 1490],
  [2, 2290],
  [3, 2990],
  [4, 3990],
  [5, 3990],
  [999, 3990],
])('%i tyres are delivered for %i cents', (quantity, cents) => {
  expect(deliveryCharge({ tiers, freeFromCents: null }, { quantity, goodsCents: 10_000_000 })).toBe(cents)
})

test.each([
  ['a cent below the threshold', 39_999, 3990],
  ['at the threshold', 40_000, 0],
  ['above the threshold', 40_001, 0],
])('%s, %i cents of tyres are delivered for %i cents', (_, goodsCents, cents) => {
  expect(deliveryCharge({ tiers, freeFromCents: 40_000 }, { quantity: 4, goodsCents })).toBe(cents)
})

test('the order in which the tiers come does not matter', () => {
  const reversed = [...tiers].reverse()
  expect(deliveryCharge({ tiers: reversed, freeFromCents: null }, { quantity: 3, goodsCents: 0 })).toBe(2990)
  expect(reachedTier(reversed, 999)).toEqual({ fromQuantity: 4, grossCents: 3990 })
})

test('fewer tyres than the first tier begins with reach none', () => {
  expect(reachedTier(tiers.slice(1), 1)).toBeNull()
})
