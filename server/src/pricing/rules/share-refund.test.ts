import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCents } from './share-cents.ts'
import type { RefundableLine } from './share-refund.ts'
import { shareRefund } from './share-refund.ts'
import { vatIn } from './vat.ts'

const paid = (grossCents: number, vatCents: number, creditedCents = 0, creditedVatCents = 0) => ({
  ...{ grossCents, vatPermille: 255, vatCents, creditedCents, creditedVatCents },
})

test('the whole of an order goes back line by line, with all of its VAT', () => {
  expect(shareRefund([paid(48_900, 9936), paid(880, 179)], 49_780)).toEqual([
    { grossCents: 48_900, vatCents: 9936 },
    { grossCents: 880, vatCents: 179 },
  ])
})

test('a part is shared in proportion, and the odd cent goes to the largest remainder', () => {
  expect(shareRefund([paid(200, 41), paid(100, 20)], 100)).toEqual([
    { grossCents: 67, vatCents: 13 },
    { grossCents: 33, vatCents: 7 },
  ])
})

test('what went back before does not go back again', () => {
  expect(shareRefund([paid(200, 41, 200, 41), paid(100, 20, 40, 8)], 60)).toEqual([
    { grossCents: 0, vatCents: 0 },
    { grossCents: 60, vatCents: 12 },
  ])
})

test('what is wanted of a line goes back first, as far as it is left, and the rest is shared', () => {
  const tyres = { ...paid(40_000, 8127), targetCents: 20_000 }
  const fitting = paid(8000, 1626)
  expect(shareRefund([tyres, fitting], 20_000)).toEqual([
    { grossCents: 20_000, vatCents: 4064 },
    { grossCents: 0, vatCents: 0 },
  ])
  const reduced = { ...tyres, creditedCents: 30_000, creditedVatCents: 6096 }
  expect(shareRefund([reduced, fitting], 12_000).map(({ grossCents }) => grossCents)).toEqual([10_000, 2000])
  expect(shareRefund([tyres, fitting], 5000).map(({ grossCents }) => grossCents)).toEqual([5000, 0])
})

test('more than is left cannot go back', () => {
  expect(() => shareRefund([paid(200, 41, 150, 31)], 51)).toThrow('Of 50 cents')
})

test('the VAT of a credit note is the VAT of its sum, whatever lines it consists of', () => {
  const lines = [paid(33_564, 6819), paid(416, 85)]
  expect(shareRefund(lines, 33_980)).toEqual([
    { grossCents: 33_564, vatCents: 6819 },
    { grossCents: 416, vatCents: 85 },
  ])
  const ofTwo = shareRefund([paid(33_564, 6819), paid(416, 85)], 16_990)
  expect(ofTwo.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(vatIn(16_990, 255))
})

test('each rate of VAT gets back the VAT of what goes back at that rate', () => {
  const book = { ...paid(10_000, 1228), vatPermille: 140 }
  expect(shareRefund([paid(10_000, 2032), book, paid(10_000, 2032)], 15_000)).toEqual([
    { grossCents: 5000, vatCents: 1016 },
    { grossCents: 5000, vatCents: 614 },
    { grossCents: 5000, vatCents: 1016 },
  ])
})

const permilles = [0, 100, 140, 255]
const price = fc.record({
  grossCents: fc.integer({ min: 0, max: 500_000 }),
  vatPermille: fc.constantFrom(...permilles),
})
const anyOrder = fc.array(price, { minLength: 1, maxLength: 8 })
type Prices = readonly { readonly grossCents: number; readonly vatPermille: number }[]
const nothingCredited = { creditedCents: 0, creditedVatCents: 0 }

/** Invoices lines as carts are priced: the VAT of each rate is computed on the sum of its lines. */
function invoiced(prices: Prices): RefundableLine[] {
  return permilles.flatMap((vatPermille) => {
    const lines = prices.filter((each) => each.vatPermille === vatPermille)
    const vatCents = vatIn(sumOf(lines, 'grossCents'), vatPermille)
    const shares = shareCents(
      lines.map(({ grossCents }) => ({ quantity: 1, grossCents, totalCents: grossCents })),
      vatCents,
    )
    return lines.map((each, place) => ({ ...each, ...nothingCredited, vatCents: shares[place] ?? 0 }))
  })
}

/**
 * Invoices lines as the shop did before it computed the VAT on the sum: the VAT of each line was rounded separately.
 */
function invoicedByLine(prices: Prices): RefundableLine[] {
  return prices.map((each) => ({
    ...each,
    ...nothingCredited,
    vatCents: vatIn(each.grossCents, each.vatPermille),
  }))
}

function sumOf<Key extends string>(lines: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return lines.reduce((sum, line) => sum + line[key], 0)
}

/** Refunds everything in parts that are proportional to `weights`, and calls `look` with the lines after each part. */
function refundInParts(
  lines: readonly RefundableLine[],
  weights: readonly number[],
  look: (state: readonly RefundableLine[]) => void,
) {
  const total = sumOf(lines, 'grossCents')
  const weight = weights.reduce((sum, one) => sum + one, 0)
  let left = total
  let state = lines
  for (const [place, one] of weights.entries()) {
    const amount = place === weights.length - 1 ? left : Math.floor((total * one) / weight)
    const shares = shareRefund(state, amount)
    expect(sumOf(shares, 'grossCents')).toBe(amount)
    expect(shares.every(({ grossCents, vatCents }) => vatCents >= 0 && vatCents <= grossCents)).toBe(true)
    state = state.map((before, at) => ({
      ...before,
      creditedCents: before.creditedCents + (shares[at]?.grossCents ?? 0),
      creditedVatCents: before.creditedVatCents + (shares[at]?.vatCents ?? 0),
    }))
    look(state)
    left -= amount
  }
}

const parts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 })

test.each([
  ['on the sum of each rate', invoiced],
  ['line by line, as it once was', invoicedByLine],
])('in however many parts an order goes back, each rate gets back its VAT, computed %s', (_, invoicing) => {
  fc.assert(
    fc.property(anyOrder, parts, (prices, weights) => {
      let end: readonly RefundableLine[] = []
      refundInParts(invoicing(prices), weights, (state) => {
        end = state
        for (const ofRate of Map.groupBy(state, ({ vatPermille }) => vatPermille).values())
          expect(sumOf(ofRate, 'creditedVatCents')).toBeLessThanOrEqual(sumOf(ofRate, 'vatCents'))
      })
      expect(end.every((line) => line.creditedCents === line.grossCents)).toBe(true)
      for (const ofRate of Map.groupBy(end, ({ vatPermille }) => vatPermille).values())
        expect(sumOf(ofRate, 'creditedVatCents')).toBe(sumOf(ofRate, 'vatCents'))
    }),
  )
})

test('all credit notes of an invoice together contain the VAT of their sum, at any time', () => {
  fc.assert(
    fc.property(anyOrder, parts, (prices, weights) => {
      refundInParts(invoiced(prices), weights, (state) => {
        for (const [vatPermille, ofRate] of Map.groupBy(state, (line) => line.vatPermille))
          expect(sumOf(ofRate, 'creditedVatCents')).toBe(vatIn(sumOf(ofRate, 'creditedCents'), vatPermille))
      })
    }),
  )
})
