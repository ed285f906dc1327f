import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareCents } from './share-cents.ts'
import { vatIn } from './vat.ts'
import { vatOfRefund } from './vat-of-refund.ts'

const paid = (grossCents: number, vatCents: number, refundCents: number, vatPermille = 255) => ({
  ...{ grossCents, vatPermille, vatCents, refundCents, creditedCents: 0, creditedVatCents: 0 },
})

test('the whole of an order goes back with all of its VAT', () => {
  expect(vatOfRefund([paid(48_900, 9936, 48_900), paid(880, 179, 880)])).toEqual([9936, 179])
})

test('the VAT of a credit note is the VAT of its sum, whatever lines it consists of', () => {
  expect(vatOfRefund([paid(33_564, 6819, 33_564), paid(416, 85, 416)])).toEqual([6819, 85])
  const ofTwo = vatOfRefund([paid(33_564, 6819, 16_782), paid(416, 85, 208)])
  expect(ofTwo.reduce((sum, vatCents) => sum + vatCents, 0)).toBe(vatIn(16_990, 255))
})

test('each rate of VAT gets back the VAT of what goes back at that rate', () => {
  const lines = [paid(10_000, 2032, 5000), paid(10_000, 1228, 5000, 140), paid(10_000, 2032, 5000)]
  expect(vatOfRefund(lines)).toEqual([1016, 614, 1016])
})

test('a line that gets nothing back has no VAT on the credit note', () => {
  expect(vatOfRefund([paid(10_000, 2032, 0), paid(5000, 1016, 5000)])).toEqual([0, 1016])
})

const permilles = [0, 100, 140, 255]
const price = fc.record({
  grossCents: fc.integer({ min: 0, max: 500_000 }),
  vatPermille: fc.constantFrom(...permilles),
})
const anyOrder = fc.array(price, { minLength: 1, maxLength: 8 })
type Line = Parameters<typeof vatOfRefund>[0][number]
type Prices = readonly { readonly grossCents: number; readonly vatPermille: number }[]
const nothingCredited = { creditedCents: 0, creditedVatCents: 0, refundCents: 0 }

/** Invoices lines as carts are priced: the VAT of each rate is computed on the sum of its lines. */
function invoiced(prices: Prices): Line[] {
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
function invoicedByLine(prices: Prices): Line[] {
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
  lines: readonly Line[],
  weights: readonly number[],
  look: (state: readonly Line[]) => void,
) {
  const total = sumOf(lines, 'grossCents')
  const weight = weights.reduce((sum, one) => sum + one, 0)
  let left = total
  let state = lines
  for (const [place, one] of weights.entries()) {
    const amount = place === weights.length - 1 ? left : Math.floor((total * one) / weight)
    const rest = state.map(({ grossCents, creditedCents }) => grossCents - creditedCents)
    const refunds = shareCents(
      rest.map((cents) => ({ quantity: 1, grossCents: cents, totalCents: cents })),
      amount,
    )
    const vat = vatOfRefund(state.map((line, at) => ({ ...line, refundCents: refunds[at] ?? 0 })))
    expect(vat.every((cents, at) => cents >= 0 && cents <= (refunds[at] ?? 0))).toBe(true)
    state = state.map((before, at) => ({
      ...before,
      creditedCents: before.creditedCents + (refunds[at] ?? 0),
      creditedVatCents: before.creditedVatCents + (vat[at] ?? 0),
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
      let end: readonly Line[] = []
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
