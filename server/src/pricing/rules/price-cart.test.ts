import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceCart } from './price-cart.ts'

const rates = {
  vatPermille: 255,
  tiers: [
    { fromQuantity: 1, grossCents: 1490 },
    { fromQuantity: 4, grossCents: 3990 },
  ],
}

test('four tyres with a recycling fee: the fee is a row of its own, and the price stays the price', () => {
  const cart = priceCart([{ quantity: 4, grossCents: 11_290, feeCents: 220 }], rates)
  expect(cart.lines).toEqual([
    {
      product: { quantity: 4, eachCents: 11_070, totalCents: 44_280, vatCents: 8997 },
      fee: { quantity: 4, eachCents: 220, totalCents: 880, vatCents: 179 },
    },
  ])
  expect(cart.goodsCents).toBe(4 * 11_290)
  expect(cart.delivery).toEqual({ quantity: 1, eachCents: 3990, totalCents: 3990, vatCents: 811 })
  expect(cart.totalCents).toBe(4 * 11_290 + 3990)
  expect(cart.vatCents).toBe(8997 + 179 + 811)
})

test('a tyre without a fee has no row for it', () => {
  expect(priceCart([{ quantity: 1, grossCents: 9990, feeCents: 0 }], rates).lines[0]?.fee).toBeNull()
})

test('delivery counts the tyres of all rows', () => {
  const line = { quantity: 2, grossCents: 9990, feeCents: 0 }
  expect(priceCart([line], rates).delivery?.totalCents).toBe(1490)
  expect(priceCart([line, line], rates).delivery?.totalCents).toBe(3990)
})

test('an empty cart costs nothing, and nothing is delivered', () => {
  expect(priceCart([], rates)).toEqual({
    quantity: 0,
    lines: [],
    goodsCents: 0,
    delivery: null,
    totalCents: 0,
    vatCents: 0,
  })
})

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    grossCents: fc.integer({ min: 300, max: 1_000_000 }),
  })
  .chain((one) => fc.integer({ min: 0, max: 299 }).map((feeCents) => ({ ...one, feeCents })))

test('whatever is in the cart, its rows add up to the total and to the VAT', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (wanted) => {
      const cart = priceCart(wanted, rates)
      const rows = cart.lines.flatMap(({ product, fee }) => [product, ...(fee ? [fee] : [])])
      const all = [...rows, ...(cart.delivery ? [cart.delivery] : [])]
      expect(all.reduce((total, row) => total + row.totalCents, 0)).toBe(cart.totalCents)
      expect(all.reduce((total, row) => total + row.vatCents, 0)).toBe(cart.vatCents)
      expect(cart.goodsCents).toBe(wanted.reduce((sum, each) => sum + each.quantity * each.grossCents, 0))
    }),
  )
})
