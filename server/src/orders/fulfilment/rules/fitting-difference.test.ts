import { expect, test } from 'vitest'
import { fittingDifference, shareDifference } from './fitting-difference.ts'

const tyres = { type: 'product', totalCents: 40_000, paidCents: 40_000, leftCents: 40_000 }
const fitting = { type: 'service', totalCents: 8000, paidCents: 8000, leftCents: 8000 }
const balancing = { type: 'service', totalCents: 2000, paidCents: 2000, leftCents: 2000 }

test('the difference is the new price less what was paid, and a discount applies to both', () => {
  expect(fittingDifference([fitting, balancing], 12_500, 0)).toBe(2500)
  expect(fittingDifference([fitting, balancing], 10_000, 0)).toBe(0)
  expect(fittingDifference([fitting], 7001, 0)).toBe(-999)
  expect(fittingDifference([{ ...fitting, paidCents: 7200 }], 7000, 0)).toBe(-900)
  expect(fittingDifference([{ ...fitting, totalCents: 0, paidCents: 0 }], 500, 0)).toBe(500)
})

test('a refund is shared among the services alone, and the shares add up to the cent', () => {
  const shares = shareDifference([tyres, fitting, balancing, balancing], 1001)
  expect(shares.map(({ cents }) => cents)).toEqual([0, 667, 167, 167])
  expect(shares.every(({ quantity }) => quantity === 0)).toBe(true)
})

test('paid supplements raise what the customer has agreed to pay, and refunded differences lower it', () => {
  expect(fittingDifference([fitting], 10_000, 1500)).toBe(500)
  expect(fittingDifference([fitting], 8000, 1500)).toBe(-1500)
  expect(fittingDifference([fitting], 8000, -700)).toBe(700)
})

test('no more is refunded than is left of the services', () => {
  const shares = shareDifference(
    [tyres, { ...fitting, leftCents: 500 }, { ...balancing, leftCents: 0 }],
    2000,
  )
  expect(shares.map(({ cents }) => cents)).toEqual([0, 500, 0])
  expect(shareDifference([tyres], 100)).toEqual([{ quantity: 0, cents: 0 }])
})
