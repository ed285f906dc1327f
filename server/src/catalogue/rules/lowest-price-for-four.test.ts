import { expect, test } from 'vitest'
import { lowestPriceForFour } from './lowest-price-for-four.ts'

const tyre = (modelId: number, priceCents: number) => ({ modelId, priceCents })

test.each([
  ['no tyres', [[]], null],
  ['four of the cheapest of one size', [[tyre(1, 10_000), tyre(2, 12_000)]], 40_000],
  ['two front and two rear tyres of one model', [[tyre(1, 10_000)], [tyre(1, 13_000)]], 46_000],
  [
    'the model whose sizes are cheapest together',
    [
      [tyre(1, 10_000), tyre(2, 11_000)],
      [tyre(2, 12_000), tyre(1, 14_000)],
    ],
    46_000,
  ],
  ['no model with both sizes', [[tyre(1, 10_000)], [tyre(2, 12_000)]], null],
] as const)('%s', (_name, sizes, price) => {
  expect(lowestPriceForFour(sizes)).toBe(price)
})
