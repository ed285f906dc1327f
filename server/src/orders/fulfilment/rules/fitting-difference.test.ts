import { expect, test } from 'vitest'
import { fittingDifference, shareDifference } from './fitting-difference.ts'

const tyres = { type: 'product', totalCents: 40_000, paidCents: 40_000 }
const fitting = { type: 'service', totalCents: 8000, paidCents: 8000 }
const balancing = { type: 'service', totalCents: 2000, paidCents: 2000 }

test('the difference is the new price less what was paid, and a discount applies to both', () => {
  expect(fittingDifference([fitting, balancing], 12_500)).toBe(2500)
  expect(fittingDifference([fitting, balancing], 10_000)).toBe(0)
  expect(fittingDifference([fitting], 7001)).toBe(-999)
  expect(fittingDifference([{ ...fitting, paidCents: 7200 }], 7000)).toBe(-900)
  expect(fittingDifference([{ ...fitting, totalCents: 0, paidCents: 0 }], 500)).toBe(500)
})

test('a refund is shared among the services alone, and the shares add up to the cent', () => {
  const shares = shareDifference([tyres, fitting, balancing, balancing], 1001)
  expect(shares.map(({ cents }) => cents)).toEqual([0, 667, 167, 167])
  expect(shares.every(({ quantity }) => quantity === 0)).toBe(true)
})
