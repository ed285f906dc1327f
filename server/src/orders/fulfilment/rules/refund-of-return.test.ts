import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SoldLine } from './refund-of-return.ts'
import { isAllReturned, refundOfReturn, whyNotTakenBack } from './refund-of-return.ts'

const lines: SoldLine[] = [
  { type: 'product', tyreId: 1, quantity: 4, paidCents: 40_001 },
  { type: 'recycling_charges', tyreId: 1, quantity: 4, paidCents: 880 },
  { type: 'service', tyreId: null, quantity: 4, paidCents: 8000 },
  { type: 'shipping_charges', tyreId: null, quantity: 1, paidCents: 1990 },
]
const fitted = { lines, isFitted: true }

test('all four tyres bring back their price, the fee and the delivery, and not the fitting', () => {
  expect(refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 4 }])).toBe(40_001 + 880 + 1990)
})

test('two of four bring back their half, and no delivery', () => {
  expect(refundOfReturn(fitted, [], [{ tyreId: 1, quantity: 2 }])).toBe(20_001 + 440)
})

test('a fitting that was not done goes back with the first tyre, and once', () => {
  const notFitted = { lines, isFitted: false }
  const two = { tyreId: 1, quantity: 2 }
  expect(refundOfReturn(notFitted, [], [two])).toBe(20_001 + 440 + 8000)
  expect(refundOfReturn(notFitted, [two], [two])).toBe(20_000 + 440 + 1990)
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
        )
        expect(parts.every((part) => part >= 0)).toBe(true)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(paidCents)
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
