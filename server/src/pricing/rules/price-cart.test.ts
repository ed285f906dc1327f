import { expect, test } from 'vitest'
import type { CartToPrice } from './price-cart.ts'
import { priceCart } from './price-cart.ts'
import { vatIn } from './vat.ts'

const rates = {
  vatPermille: { products: 255, services: 255 },
  freeFromCents: null,
  tiers: [
    { fromQuantity: 1, grossCents: 1490 },
    { fromQuantity: 4, grossCents: 3990 },
  ],
}
const empty: CartToPrice = {
  lines: [],
  services: [],
  pointChosen: false,
  delivery: 'charged',
  discount: null,
}
const four = { quantity: 4, grossCents: 11_290, feeCents: 220 }

function priced(cart: Partial<CartToPrice>) {
  return priceCart({ ...empty, ...cart }, rates)
}

test('four tyres with a recycling fee: the fee is a row of its own, and the price stays the price', () => {
  const cart = priced({ lines: [four] })
  expect(cart.lines).toEqual([
    {
      product: {
        quantity: 4,
        eachCents: 11_070,
        totalCents: 44_280,
        discountCents: 0,
        vatPermille: 255,
        vatCents: 8997,
      },
      fee: {
        quantity: 4,
        eachCents: 220,
        totalCents: 880,
        discountCents: 0,
        vatPermille: 255,
        vatCents: 179,
      },
    },
  ])
  expect(cart.goodsCents).toBe(4 * 11_290)
  expect(cart.delivery).toMatchObject({ quantity: 1, eachCents: 3990, totalCents: 3990, vatCents: 811 })
  expect(cart.totalCents).toBe(4 * 11_290 + 3990)
  expect(cart.vatCents).toBe(8997 + 179 + 811)
})

test('the VAT is computed once on the sum and shared over the rows, so that the rows add up to it', () => {
  const cart = priced({ lines: [{ quantity: 4, grossCents: 8495, feeCents: 104 }], delivery: 'free' })
  expect(cart).toMatchObject({ totalCents: 33_980, vatCents: 6904 })
  // If the two rows were rounded separately, they would contain 68.20 and 0.85.
  expect(cart.lines[0]).toMatchObject({ product: { vatCents: 6819 }, fee: { vatCents: 85 } })
})

test('services have a rate of their own; recycling fees and delivery have that of products', () => {
  const cart = priceCart(
    {
      ...empty,
      lines: [four],
      services: [{ quantity: 4, eachCents: 1990 }],
      pointChosen: true,
    },
    { ...rates, vatPermille: { products: 255, services: 140 } },
  )
  const [line] = cart.lines
  expect([line?.product, line?.fee, cart.delivery, cart.services[0]].map((row) => row?.vatPermille)).toEqual([
    255, 255, 255, 140,
  ])
  expect(cart.services[0]?.vatCents).toBe(vatIn(7960, 140))
  expect(cart.vatCents).toBe(vatIn(4 * 11_290 + 3990, 255) + vatIn(7960, 140))
  expect(cart.totalCents).toBe(4 * 11_290 + 3990 + 7960)
})

test('a tyre without a fee has no row for it', () => {
  expect(priced({ lines: [{ ...four, feeCents: 0 }] }).lines[0]?.fee).toBeNull()
})

test('delivery counts the tyres of all rows', () => {
  const line = { quantity: 2, grossCents: 9990, feeCents: 0 }
  expect(priced({ lines: [line] }).delivery?.totalCents).toBe(1490)
  expect(priced({ lines: [line, line] }).delivery?.totalCents).toBe(3990)
})

test('tyres that are fitted are delivered for nothing, and that is a row', () => {
  const cart = priced({ lines: [four], delivery: 'free' })
  expect(cart.delivery).toMatchObject({ totalCents: 0, vatCents: 0 })
  expect(cart.totalCents).toBe(4 * 11_290)
})

test('delivery that was left out is no row, and not in the total', () => {
  expect(priced({ lines: [four], delivery: 'left-out' })).toMatchObject({
    delivery: null,
    totalCents: 45_160,
  })
})

test('an empty cart costs nothing, and nothing is delivered', () => {
  expect(priced({})).toMatchObject({ quantity: 0, goodsCents: 0, delivery: null, totalCents: 0, vatCents: 0 })
})

test('before a service point is chosen its services are shown from a price, outside the total', () => {
  const services = [{ quantity: 4, eachCents: 1990 }]
  const before = priced({ lines: [four], services, delivery: 'free' })
  expect(before).toMatchObject({ servicesFromCents: 7960, servicesCents: null, totalCents: 45_160 })
  const after = priced({ lines: [four], services, delivery: 'free', pointChosen: true })
  expect(after).toMatchObject({ servicesFromCents: null, servicesCents: 7960, totalCents: 53_120 })
  expect(after.vatCents - before.vatCents).toBe(after.services[0]?.vatCents)
})

test('ten per cent come off the products, not off fees, services or delivery', () => {
  const cart = priced({
    lines: [four],
    services: [{ quantity: 1, eachCents: 5900 }],
    pointChosen: true,
    discount: { discountPermille: 100, discountCents: null },
  })
  expect(cart.discountCents).toBe(4428)
  expect(cart.lines[0]?.product).toMatchObject({ totalCents: 44_280, discountCents: 4428, vatCents: 8097 })
  expect(cart.lines[0]?.fee?.discountCents).toBe(0)
  expect(cart.totalCents).toBe(45_160 + 5900 + 3990 - 4428)
})

test('an amount takes no more than the products cost', () => {
  const discount = { discountPermille: null, discountCents: 100_000 }
  const cart = priced({ lines: [four], discount })
  expect(cart.discountCents).toBe(44_280)
  expect(cart.totalCents).toBe(880 + 3990)
})

test('three equal lines share ten euros to the cent', () => {
  const line = { quantity: 1, grossCents: 9990, feeCents: 0 }
  const cart = priced({
    lines: [line, line, line],
    discount: { discountPermille: null, discountCents: 1000 },
  })
  expect(cart.lines.map(({ product }) => product.discountCents)).toEqual([334, 333, 333])
})

test('a discount of hundreds of millions is shared exactly', () => {
  const line = (quantity: number, grossCents: number) => ({ quantity, grossCents, feeCents: 0 })
  const lines = [line(999, 999_999), line(998, 999_998), line(1, 301)]
  const cart = priced({ lines, discount: { discountPermille: 1000, discountCents: null } })
  expect(cart.lines.map(({ product }) => product.totalCents - product.discountCents)).toEqual([0, 0, 0])
})
