import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceFacts } from './price-facts.ts'
import { marginOf } from './price-facts.ts'
import { whyNotPrice } from './why-not-price.ts'

const facts: PriceFacts = {
  priceCents: 10_000,
  purchaseCents: 5000,
  feeCents: 200,
  vatPermille: 255,
  minimumCents: null,
  sizeMedianCents: null,
  dayAgoCents: 10_000,
}

test.each([
  ['a rise of 30 %', {}, 13_000, null],
  ['a rise of more than 30 %', {}, 13_001, ['large-change']],
  ['a cut of 30 %', { purchaseCents: null }, 7000, null],
  ['a cut of more than 30 %', { purchaseCents: null }, 6999, ['large-change']],
  ['a further cut within a day', { priceCents: 8000 }, 6999, ['large-change-in-a-day']],
  ['a further rise within a day', { priceCents: 12_000 }, 13_001, ['large-change-in-a-day']],
  ['a return to the price of 24 hours ago', { priceCents: 9000 }, 10_000, null],
  ['the purchase price and the fee, both with VAT', { priceCents: 7000, dayAgoCents: 7000 }, 6475, null],
  ['less than the purchase price and the fee', { priceCents: 7000, dayAgoCents: 7000 }, 6474, ['below-cost']],
  ['the minimum price of the brand', { minimumCents: 9000 }, 9000, null],
  ['less than the minimum price of the brand', { minimumCents: 9000 }, 8999, ['below-minimum']],
  ['a misplaced comma', { minimumCents: 9000 }, 1000, ['large-change', 'below-cost', 'below-minimum']],
  [
    'a first price without anything to compare it with',
    { priceCents: null, purchaseCents: null },
    99_900,
    null,
  ],
  ['a first price of three times the purchase price', { priceCents: null }, 19_025, null],
  ['a first price above that', { priceCents: null }, 19_026, ['far-above-cost']],
  ['a first price below the purchase price', { priceCents: null }, 6474, ['below-cost']],
  [
    'a first price of twice the median of its size',
    { priceCents: null, sizeMedianCents: 8000 },
    16_000,
    null,
  ],
  ['a first price above that median', { priceCents: null, sizeMedianCents: 8000 }, 16_001, ['unlike-size']],
  ['a first price of half the median', { priceCents: null, sizeMedianCents: 14_000 }, 7000, null],
  ['a first price below half of it', { priceCents: null, sizeMedianCents: 14_002 }, 7000, ['unlike-size']],
  [
    'a first price with a misplaced comma',
    { priceCents: null, sizeMedianCents: 9000 },
    890,
    ['below-cost', 'unlike-size'],
  ],
  ['the price that the article has, below its purchase price', { purchaseCents: 20_000 }, 10_000, null],
])('the guard and %s', (_, changed, price, objections) => {
  expect(whyNotPrice({ ...facts, ...changed }, price)).toEqual(objections)
})

test('the margin leaves out VAT, fee and purchase price', () => {
  // 100,00 − 2,00 with VAT is 78,09 without.
  expect(marginOf(facts, 10_000)).toEqual({ cents: 2809, permille: 360 })
  expect(marginOf({ ...facts, purchaseCents: null }, 10_000)).toBeNull()
  expect(marginOf(facts, 150)).toEqual({ cents: -5040, permille: null })
})

const cents = fc.integer({ min: 1, max: 1_000_000 })
const anyFacts: fc.Arbitrary<PriceFacts> = fc.record({
  priceCents: fc.option(cents),
  purchaseCents: fc.option(cents),
  feeCents: fc.integer({ min: 0, max: 2000 }),
  vatPermille: fc.constantFrom(0, 100, 240, 255),
  minimumCents: fc.option(cents),
  sizeMedianCents: fc.constant(null),
  dayAgoCents: fc.constant(null),
})

test('a price that is above cost and minimum and changes little is never guarded, and no other price passes', () => {
  fc.assert(
    fc.property(anyFacts, cents, cents, (facts, stored, price) => {
      const any = { ...facts, priceCents: stored }
      const before = stored
      const isClose = price >= before * 0.7 && price <= before * 1.3
      const isAbove = (marginOf(any, price)?.cents ?? 0) >= 0 && price >= (any.minimumCents ?? 0)
      expect(whyNotPrice(any, price) === null).toBe(price === any.priceCents || (isClose && isAbove))
    }),
  )
})

test('a higher price never has a lower margin', () => {
  fc.assert(
    fc.property(anyFacts, cents, cents, (any, one, more) => {
      const [low, high] = [marginOf(any, one)?.cents ?? 0, marginOf(any, one + more)?.cents ?? 0]
      expect(high).toBeGreaterThanOrEqual(low)
    }),
  )
})
