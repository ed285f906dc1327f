import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PriceStep } from './lowest-price.ts'
import { lowestPriceBefore, lowestPriceSteps } from './lowest-price.ts'

const day = (number: number) => Date.UTC(2026, 0, number)
const history = (...prices: [number, number][]): PriceStep[] =>
  prices.map(([from, cents]) => ({ from: day(from), cents }))

test.each<[string, [number, number][], number | null]>([
  ['the price that was always in force', [[1, 10_000]], 10_000],
  [
    'a price that ended within the 30 days',
    [
      [1, 9000],
      [72, 10_000],
    ],
    9000,
  ],
  [
    'no price that ended 30 days before',
    [
      [1, 9000],
      [70, 10_000],
    ],
    10_000,
  ],
  [
    'a dip within the 30 days',
    [
      [1, 10_000],
      [80, 7000],
      [81, 10_000],
    ],
    7000,
  ],
  [
    'no change at that very moment',
    [
      [1, 10_000],
      [100, 7000],
    ],
    10_000,
  ],
  [
    'no price that was replaced in the same moment',
    [
      [1, 10_000],
      [80, 100],
      [80, 9500],
    ],
    9500,
  ],
  ['nothing before the first price', [[100, 10_000]], null],
])('the lowest price before day 100 is %s', (_, prices, lowest) => {
  expect(lowestPriceBefore(history(...prices), day(100))).toBe(lowest)
})

test('the lowest price falls with a cut and rises 30 days after a rise', () => {
  expect(lowestPriceSteps(history([1, 10_000], [10, 8000], [20, 9000]), day(100))).toEqual(
    history([1, 10_000], [10, 8000], [50, 9000]),
  )
})

const anyHistory = fc
  .array(fc.record({ cents: fc.integer({ min: 1, max: 9 }), from: fc.integer({ min: 1, max: 120 }) }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((steps) => steps.toSorted((one, other) => one.from - other.from))
  .map((steps) => history(...steps.map(({ from, cents }): [number, number] => [from, cents])))

test('at each moment the steps are the lowest price in force then or in the 30 days before', () => {
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 121, max: 200 }), (prices, at) => {
      const last = lowestPriceSteps(prices, day(at)).at(-1)
      expect(last?.cents).toBe(lowestPriceBefore(prices, day(at) + 1))
    }),
  )
})
