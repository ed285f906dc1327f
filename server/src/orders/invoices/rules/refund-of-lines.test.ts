import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CreditableLine } from './refund-of-lines.ts'
import {
  discountShare,
  leftOfLine,
  refundOfLines,
  refundOfPieces,
  whyNotOfLine,
  whyRightNeeded,
} from './refund-of-lines.ts'

const tyres = { id: 7, quantity: 4, grossCents: 40_001, credits: [] }
const fees = { id: 8, quantity: 4, grossCents: 880, credits: [] }

test('pieces bring back their share, an amount is taken as it is, and other lines nothing', () => {
  expect(refundOfLines([tyres, fees], [{ lineId: 7, quantity: 1 }])).toEqual([
    { quantity: 1, cents: 10_000 },
    { quantity: 0, cents: 0 },
  ])
  expect(refundOfLines([tyres, fees], [{ lineId: 8, cents: 500 }])).toEqual([
    { quantity: 0, cents: 0 },
    { quantity: 0, cents: 500 },
  ])
})

test('after a reduction of the price a piece brings back its share of the rest', () => {
  const reduced = { ...tyres, credits: [{ quantity: 0, cents: 4001 }] }
  expect(refundOfLines([reduced], [{ lineId: 7, quantity: 1 }])).toEqual([{ quantity: 1, cents: 9000 }])
})

test('what was deducted from some pieces is not refunded with others', () => {
  const line = { ...tyres, credits: [{ quantity: 2, cents: 15_000 }] }
  expect(refundOfPieces(line, 1)).toEqual({ quantity: 1, cents: 10_000 })
  expect(refundOfPieces(line, 2)).toEqual({ quantity: 2, cents: 20_000 })
  expect(leftOfLine(line)).toEqual({ quantity: 2, cents: 25_001 })
})

test('pieces of credit notes without quantities are known from the tyres that came back', () => {
  const line = { ...tyres, grossCents: 40_000, credits: [{ quantity: 0, cents: 20_000 }] }
  expect(refundOfPieces(line, 2, 2)).toEqual({ quantity: 2, cents: 20_000 })
})

test('neither more pieces nor more money than are left of a line', () => {
  const line = { ...tyres, credits: [{ quantity: 3, cents: 30_001 }] }
  expect(whyNotOfLine(line, { lineId: 7, quantity: 1 })).toBeNull()
  expect(whyNotOfLine(line, { lineId: 7, quantity: 2 })).toBe('quantity')
  expect(whyNotOfLine(line, { lineId: 7, cents: 10_000 })).toBeNull()
  expect(whyNotOfLine(line, { lineId: 7, cents: 10_001 })).toBe('amount')
})

test('a right is needed above the limit, counted over all refunds by staff, and beyond what is due', () => {
  const limits = { limitCents: 30_000, byStaffCents: 0, dueCents: null }
  expect(whyRightNeeded(30_000, limits)).toBeNull()
  expect(whyRightNeeded(30_001, limits)).toBe('refund-above-limit')
  expect(whyRightNeeded(10_001, { ...limits, byStaffCents: 20_000 })).toBe('refund-above-limit')
  expect(whyRightNeeded(10_000, { ...limits, dueCents: 10_000 })).toBeNull()
  expect(whyRightNeeded(10_001, { ...limits, dueCents: 10_000 })).toBe('refund-beyond-due')
})

test('however a line is refunded, its money and its discount add up to the cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 0, max: 99_999 }),
      fc.integer({ min: 1, max: 20 }),
      (grossCents, discountCents, quantity) => {
        let line: CreditableLine & { id: number } = { ...tyres, quantity, grossCents }
        let discount = 0
        for (let piece = 0; piece < quantity; piece += 1) {
          const [back = { quantity: 0, cents: 0 }] = refundOfLines([line], [{ lineId: 7, quantity: 1 }])
          expect(whyNotOfLine(line, { lineId: 7, cents: back.cents })).toBeNull()
          discount += discountShare(line, discountCents, back.cents)
          line = { ...line, credits: [...line.credits, back] }
        }
        expect([leftOfLine(line), discount]).toEqual([{ quantity: 0, cents: 0 }, discountCents])
      },
    ),
  )
})
