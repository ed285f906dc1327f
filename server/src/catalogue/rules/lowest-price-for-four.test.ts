import { expect, test } from 'vitest'
import { lowestPriceForFour } from './lowest-price-for-four.ts'

const tyre = (modelId: number, priceCents: number) => ({ modelId, priceCents })

test.each([
  ['without tyres there is no price', [[]], null],
  ['of one size, four of the cheapest tyre are priced', [[tyre(1, 10_000), tyre(2, 12_000)]], 40_000],
  [
    'of several tyres of one model, the cheapest is priced',
    [[tyre(1, 10_000), tyre(1, 12_000), tyre(2, 11_000)]],
    40_000,
  ],
  [
    'of different sizes, two front and two rear tyres of one model are priced',
    [[tyre(1, 10_000)], [tyre(1, 13_000)]],
    46_000,
  ],
  [
    'the model whose sizes are cheapest together is priced',
    [
      [tyre(1, 10_000), tyre(2, 11_000)],
      [tyre(2, 12_000), tyre(1, 14_000)],
    ],
    46_000,
  ],
  ['if no model has both sizes, there is no price', [[tyre(1, 10_000)], [tyre(2, 12_000)]], null],
] as const)('%s', (_name, sizes, price) => {
  expect(lowestPriceForFour(sizes)).toBe(price)
})
