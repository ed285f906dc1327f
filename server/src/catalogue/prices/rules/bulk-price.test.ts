import { priceEndings } from '@pito/contracts/values/bulk-pricing'
import type { PriceFacts } from '@pito/contracts/values/price-facts'
import { marginOf } from '@pito/contracts/values/price-facts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BulkRule } from './bulk-price.ts'
import { bulkPrice } from './bulk-price.ts'

const facts: PriceFacts = {
  priceCents: 10_000,
  purchaseCents: 5000,
  feeCents: 200,
  vatPermille: 255,
  minimumCents: null,
  sizeMedianCents: null,
  dayAgoCents: null,
}
const rule = (change: BulkRule['change'], value: number, ending: BulkRule['ending'] = 'exact') => ({
  change,
  value,
  ending,
})

test.each([
  // 98,00 without the fee is raised to 100,94.
  ['3 % more, of the price without the fee', rule('percent', 300), 10_294],
  ['3 % more, ending with 90', rule('percent', 300, '90'), 10_290],
  ['12,5 % less', rule('percent', -1250), 8775],
  ['5,00 less', rule('amount', -500), 9500],
  ['5,00 less, ending with 95', rule('amount', -500, '95'), 9495],
  ['whole tens', rule('amount', 500, 'tens'), 11_000],
  // 50,00 is 80 % of 62,50, which is 78,44 with VAT.
  ['a margin of 20 %', rule('margin', 2000), 8044],
  ['a margin of 20 %, ending with 00', rule('margin', 2000, '00'), 8000],
  ['more than the price taken off', rule('amount', -20_000, '90'), 90],
])('%s', (_, changed, price) => {
  expect(bulkPrice(facts, changed)).toBe(price)
})

test('an article without the amount that the rule needs gets no price', () => {
  expect(bulkPrice({ ...facts, purchaseCents: null }, rule('margin', 2000))).toBeNull()
  expect(bulkPrice({ ...facts, priceCents: null }, rule('percent', 300))).toBeNull()
  expect(bulkPrice({ ...facts, priceCents: null }, rule('margin', 2000))).toBe(8044)
})

const anyFacts = fc.record({
  priceCents: fc.integer({ min: 2000, max: 1_000_000 }),
  purchaseCents: fc.integer({ min: 1000, max: 1_000_000 }),
  feeCents: fc.integer({ min: 0, max: 1000 }),
  vatPermille: fc.constantFrom(0, 240, 255),
  minimumCents: fc.constant(null),
  sizeMedianCents: fc.constant(null),
  dayAgoCents: fc.constant(null),
})
const anyChange = fc.oneof(
  fc.record({ change: fc.constant('percent' as const), value: fc.integer({ min: -9000, max: 20_000 }) }),
  fc.record({ change: fc.constant('amount' as const), value: fc.integer({ min: -1500, max: 50_000 }) }),
  fc.record({ change: fc.constant('margin' as const), value: fc.integer({ min: 0, max: 9000 }) }),
)
const modulus = { exact: [1, 0], '00': [100, 0], '90': [100, 90], '95': [100, 95], tens: [1000, 0] } as const

test('a rounded price has its ending, is positive, and is at most half a step away from the exact price', () => {
  fc.assert(
    fc.property(anyFacts, anyChange, fc.constantFrom(...priceEndings), (any, change, ending) => {
      const exact = bulkPrice(any, { ...change, ending: 'exact' }) ?? 0
      const price = bulkPrice(any, { ...change, ending }) ?? 0
      const [every, rest] = modulus[ending]
      expect(price % every).toBe(rest)
      expect(price).toBeGreaterThan(0)
      // One cent more, because the exact price is rounded itself. A price is never below its first step.
      if (price > every) expect(Math.abs(price - exact)).toBeLessThanOrEqual(every / 2 + 1)
    }),
  )
})

test('a percentage raises the price without the fee by just that', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: -5000, max: 20_000 }), (any, value) => {
      const price = bulkPrice(any, rule('percent', value)) ?? 0
      const expected = (any.priceCents - any.feeCents) * (1 + value / 10_000)
      expect(Math.abs(price - any.feeCents - expected)).toBeLessThanOrEqual(0.501)
    }),
  )
})

test('the margin of the price is the margin aimed at', () => {
  fc.assert(
    fc.property(anyFacts, fc.integer({ min: 0, max: 9000 }), (any, value) => {
      const margin = marginOf(any, bulkPrice(any, rule('margin', value)) ?? 0)
      // Cents are rounded twice; for a purchase price of 10,00 that is at most 0,2 %.
      expect(Math.abs((margin?.permille ?? 0) - value / 10)).toBeLessThanOrEqual(2)
    }),
  )
})
