import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineRefund, SoldLine } from './refund-of-return.ts'
import { isAllReturned, refundOfAgreement, refundOfReturn, whyNotTakenBack } from './refund-of-return.ts'

const lines: SoldLine[] = [
  { type: 'product', tyreId: 1, quantity: 4, paidCents: 40_001 },
  { type: 'recycling_charges', tyreId: 1, quantity: 4, paidCents: 880 },
  { type: 'service', tyreId: null, quantity: 4, paidCents: 8000 },
  { type: 'shipping_charges', tyreId: null, quantity: 1, paidCents: 1990 },
]
const fitted = { lines, isFitted: true }
const centsOf = (refunds: readonly LineRefund[]) => refunds.map(({ cents }) => cents)
const quantitiesOf = (refunds: readonly LineRefund[]) => refunds.map(({ quantity }) => quantity)

test('all four tyres bring back their price, the fee and the delivery, and not the fitting', () => {
  const refunds = refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 4 }])
  expect(centsOf(refunds)).toEqual([40_001, 880, 0, 1990])
  expect(quantitiesOf(refunds)).toEqual([4, 4, 0, 1])
})

test('two of four bring back their half, and no delivery', () => {
  const refunds = refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 2 }])
  expect(centsOf(refunds)).toEqual([20_001, 440, 0, 0])
  expect(quantitiesOf(refunds)).toEqual([2, 2, 0, 0])
})

test('a fitting that was not done goes back with the first tyre, and once', () => {
  const notFitted = { lines, isFitted: false }
  const two = { tyreId: 1, quantity: 2 }
  expect(centsOf(refundOfReturn(notFitted, [], [two]))).toEqual([20_001, 440, 8000, 0])
  expect(centsOf(refundOfReturn(notFitted, [two], [two]))).toEqual([20_000, 440, 0, 1990])
})

test('however they come back, it adds up to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 1, max: 20 }),
      (paidCents, quantity) => {
        const sold: SoldLine[] = [{ type: 'product', tyreId: 1, quantity, paidCents }]
        const one = { tyreId: 1, quantity: 1 }
        const parts = Array.from({ length: quantity }, (_, place) =>
          refundOfReturn({ lines: sold, isFitted: true }, place > 0 ? [{ tyreId: 1, quantity: place }] : [], [
            one,
          ]),
        ).flat()
        expect(quantitiesOf(parts)).toEqual(parts.map(() => 1))
        expect(centsOf(parts).every((cents) => cents >= 0)).toBe(true)
        expect(centsOf(parts).reduce((sum, cents) => sum + cents, 0)).toBe(paidCents)
      },
    ),
  )
})

/** The lines of a generated order, and its tyres one by one in a generated sequence of arrivals. */
const anyOrder = fc
  .record({
    tyres: fc.array(
      fc.record({ quantity: fc.integer({ min: 1, max: 8 }), paidCents: fc.nat(200_000), fee: fc.nat(2000) }),
      {
        minLength: 1,
        maxLength: 4,
      },
    ),
    delivery: fc.nat(5000),
    fitting: fc.nat(20_000),
    isFitted: fc.boolean(),
  })
  .chain(({ tyres, delivery, fitting, isFitted }) => {
    const sold: SoldLine[] = [
      ...tyres.flatMap(({ quantity, paidCents, fee }, place): SoldLine[] => [
        { type: 'product', tyreId: place + 1, quantity, paidCents },
        { type: 'recycling_charges', tyreId: place + 1, quantity, paidCents: fee },
      ]),
      { type: 'service', tyreId: null, quantity: 4, paidCents: fitting },
      { type: 'shipping_charges', tyreId: null, quantity: 1, paidCents: delivery },
    ]
    const single = tyres.flatMap(({ quantity }, place) =>
      Array.from({ length: quantity }, () => ({ tyreId: place + 1, quantity: 1 })),
    )
    const sequence = fc.shuffledSubarray(single, { minLength: single.length })
    return fc.record({ sold: fc.constant(sold), isFitted: fc.constant(isFitted), sequence })
  })
const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0)

test('any sequence of partial returns adds up to the invoice to the cent, without a fitting that was done', () => {
  fc.assert(
    fc.property(anyOrder, ({ sold, isFitted, sequence }) => {
      const refunds = sequence.map((tyre, place) =>
        sumOf(centsOf(refundOfReturn({ lines: sold, isFitted }, sequence.slice(0, place), [tyre]))),
      )
      const paid = sold.filter(({ type }) => !(isFitted && type === 'service'))
      expect(refunds.every((cents) => cents >= 0)).toBe(true)
      expect(sumOf(refunds)).toBe(sumOf(paid.map(({ paidCents }) => paidCents)))
    }),
  )
})

test('any sequence of arrivals of an agreed return adds up to the agreed refund', () => {
  fc.assert(
    fc.property(anyOrder, fc.integer({ min: 1, max: 500_000 }), ({ sold, sequence }, refundCents) => {
      const agreement = { refundCents, agreed: sequence }
      const totals = sequence.map((_, place) =>
        refundOfAgreement(sold, agreement, sequence.slice(0, place + 1)),
      )
      const isFree = sold.every(({ tyreId, paidCents }) => tyreId === null || paidCents === 0)
      expect(totals.at(-1)).toBe(isFree ? 0 : refundCents)
      expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    }),
  )
})

test('no more come back than were sold, and no others', () => {
  expect(whyNotTakenBack(lines, [{ tyreId: 1, quantity: 4 }])).toBeNull()
  expect(
    whyNotTakenBack(lines, [
      { tyreId: 1, quantity: 3 },
      { tyreId: 1, quantity: 2 },
    ]),
  ).toBe('order-not-returnable')
  expect(whyNotTakenBack(lines, [{ tyreId: 2, quantity: 1 }])).toBe('order-not-returnable')
  expect(isAllReturned(lines, [{ tyreId: 1, quantity: 3 }])).toBe(false)
  expect(isAllReturned(lines, [{ tyreId: 1, quantity: 4 }])).toBe(true)
})
