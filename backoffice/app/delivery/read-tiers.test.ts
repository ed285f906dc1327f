import { deliverySentences as s } from '@pito/contracts/values/delivery-sentences'
import { priceSentences } from '@pito/contracts/values/price-sentences'
import { expect, test } from 'vitest'
import { readTiers, tiersAsText, typedTiers, typedTiersIn } from './read-tiers.ts'

test.each([
  ['14,90', 1490],
  ['14.9', 1490],
  ['0', 0],
  ['0,00', 0],
  ['1 000', 100_000],
])('the price %s is read as %i cents', (price, gross_cents) => {
  expect(readTiers([{ from: '1', price }])).toEqual({ tiers: [{ from_quantity: 1, gross_cents }] })
})

test.each([
  ['0', '10', s.tierQuantity],
  ['1,5', '10', s.tierQuantity],
  ['', '10', s.tierQuantity],
  ['1', '', s.tierPrice],
  ['1', 'ilmainen', s.tierPrice],
  ['1', '-5', s.tierPrice],
  ['1', '1000,01', s.tierPrice],
  ['1', '14,905', priceSentences.twoDecimals],
])('a tier from %s for %s is refused', (from, price, fault) => {
  expect(readTiers([{ from, price }])).toEqual({ fault })
})

test('stored tiers are shown, sent as text and read again as the same', () => {
  const tiers = [
    { from_quantity: 1, gross_cents: 1490 },
    { from_quantity: 4, gross_cents: 0 },
  ]
  const text = tiersAsText(typedTiers(tiers))
  expect(text).toBe('1 = 14,90\n4 = 0,00')
  expect(readTiers(typedTiersIn(text))).toEqual({ tiers })
})
