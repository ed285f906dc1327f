import { expect, test } from 'vitest'
import { whyNotAlerted } from './why-not-alerted.ts'

const soldOut = { priceCents: 12_900, available: 0 }
const inStock = { priceCents: 12_900, available: 4 }

test.each([
  ['a sold-out tyre can be waited for', 'stock', null, soldOut, null],
  ['one in stock is there already', 'stock', null, inStock, 'in-stock-already'],
  ['any lower price can be waited for', 'price', null, inStock, null],
  ['so can the lower price of a sold-out tyre', 'price', 9900, soldOut, null],
  ['a target has to be below the price', 'price', 12_900, inStock, 'price-not-lower'],
  ['a cent below is enough', 'price', 12_899, inStock, null],
] as const)('%s', (_sentence, kind, targetCents, offered, reason) => {
  expect(whyNotAlerted({ kind, targetCents }, offered)).toBe(reason)
})
