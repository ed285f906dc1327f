import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { LineRefund, SoldLine } from './refund-of-return.ts'
import { isAllReturned, refundOfReturn, whyNotTakenBack } from './refund-of-return.ts'

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
