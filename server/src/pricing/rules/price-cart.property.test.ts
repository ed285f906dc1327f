import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartToPrice, PricedCart } from './price-cart.ts'
import { priceCart } from './price-cart.ts'
import { vatIn } from './vat.ts'

const rates = {
  vatPermille: { products: 255, services: 140 },
  freeFromCents: null,
  tiers: [
    { fromQuantity: 1, grossCents: 1490 },
    { fromQuantity: 2, grossCents: 2290 },
    { fromQuantity: 3, grossCents: 2990 },
    { fromQuantity: 4, grossCents: 3990 },
  ],
}

const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 999 }),
    grossCents: fc.integer({ min: 300, max: 1_000_000 }),
  })
  .chain((one) => fc.integer({ min: 0, max: 299 }).map((feeCents) => ({ ...one, feeCents })))

const service = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  eachCents: fc.integer({ min: 0, max: 100_000 }),
})

const discount = fc.oneof(
  fc.constant(null),
  fc.record({ discountPermille: fc.integer({ min: 1, max: 1000 }), discountCents: fc.constant(null) }),
  fc.record({ discountPermille: fc.constant(null), discountCents: fc.integer({ min: 1, max: 1_000_000 }) }),
)

const anyCart: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc.array(line, { maxLength: 20 }),
  services: fc.array(service, { maxLength: 6 }),
  pointChosen: fc.boolean(),
  delivery: fc.constantFrom('charged' as const, 'free' as const, 'left-out' as const),
  discount,
})

function chargedLines({ lines, services, servicesCents, delivery }: PricedCart) {
  return [
    ...lines.flatMap(({ product, fee }) => (fee ? [product, fee] : [product])),
    ...(servicesCents === null ? [] : services),
    ...(delivery ? [delivery] : []),
  ]
}

test('whatever is in the cart, its rows add up to the total, the discount and the VAT', () => {
  fc.assert(
    fc.property(anyCart, (requested) => {
      const cart = priceCart(requested, rates)
      const rows = chargedLines(cart)
      const sumOf = (key: 'totalCents' | 'discountCents' | 'vatCents') =>
        rows.reduce((total, row) => total + row[key], 0)
      expect(sumOf('totalCents') - sumOf('discountCents')).toBe(cart.totalCents)
      expect(sumOf('discountCents')).toBe(cart.discountCents)
      expect(sumOf('vatCents')).toBe(cart.vatCents)
      const vatOf = [...Map.groupBy(rows, (row) => row.vatPermille)].map(([permille, ofRate]) =>
        vatIn(
          ofRate.reduce((sum, row) => sum + row.totalCents - row.discountCents, 0),
          permille,
        ),
      )
      expect(cart.vatCents).toBe(vatOf.reduce((sum, cents) => sum + cents, 0))
      expect(cart.goodsCents).toBe(
        requested.lines.reduce((sum, each) => sum + each.quantity * each.grossCents, 0),
      )
    }),
  )
})

test('nothing becomes negative: no line after its discount, no VAT, no total', () => {
  fc.assert(
    fc.property(anyCart, (requested) => {
      const cart = priceCart(requested, rates)
      for (const row of chargedLines(cart)) {
        expect(row.discountCents).toBeGreaterThanOrEqual(0)
        expect(row.totalCents - row.discountCents).toBeGreaterThanOrEqual(0)
        expect(row.vatCents).toBeGreaterThanOrEqual(0)
      }
      expect(cart.totalCents).toBeGreaterThanOrEqual(0)
      expect(cart.totalCents).toBeGreaterThanOrEqual(cart.vatCents)
    }),
  )
})

const shuffledToo = anyCart.chain((cart) =>
  fc
    .tuple(
      fc.shuffledSubarray([...cart.lines], { minLength: cart.lines.length }),
      fc.shuffledSubarray([...cart.services], { minLength: cart.services.length }),
    )
    .map(([lines, services]) => ({ cart, shuffled: { ...cart, lines, services } })),
)

function inNoOrder({ lines, services, ...sums }: PricedCart) {
  const sorted = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort()
  return { ...sums, lines: sorted(lines), services: sorted(services) }
}

test('the order of the lines does not matter, not even to the cent of a line', () => {
  fc.assert(
    fc.property(shuffledToo, ({ cart, shuffled }) => {
      expect(inNoOrder(priceCart(shuffled, rates))).toEqual(inNoOrder(priceCart(cart, rates)))
    }),
  )
})

test('each share of a discount is within a cent of its exact part', () => {
  fc.assert(
    fc.property(anyCart, (requested) => {
      const cart = priceCart(requested, rates)
      const products = cart.lines.map(({ product }) => product)
      const sum = products.reduce((total, { totalCents }) => total + totalCents, 0)
      for (const { totalCents, discountCents } of products)
        expect(Math.abs(discountCents - (cart.discountCents * totalCents) / sum)).toBeLessThan(1)
    }),
  )
})
