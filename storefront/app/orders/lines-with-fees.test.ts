import type { OrderLine } from '@pito/contracts/orders'
import { expect, test } from 'vitest'
import { linesWithFees } from './lines-with-fees.ts'

const line = (facts: object) => ({ id: 1, type_id: 9, quantity: 4, ...facts }) as OrderLine
const tyre = line({ type: 'product', unit_price: 31.5, sub_total: 126 })
const fee = line({ id: 2, type: 'recycling_charges', unit_price: 2.4, sub_total: 9.6 })
const fitting = line({ id: 3, type: 'service', unit_price: 15.9, sub_total: 63.6 })

test('a tyre costs what it costs with its fee, and the fee is no line of its own', () => {
  expect(linesWithFees([tyre, fee, fitting])).toEqual([
    { ...tyre, unit_price: 33.9, sub_total: 135.6, fee: 9.6 },
    { ...fitting, fee: 0 },
  ])
})

test('each tyre has its own fee, and one without a fee has none', () => {
  const other = { ...tyre, id: 4, type_id: 5 }
  expect(linesWithFees([other, tyre, fee]).map((one) => [one.type_id, one.fee])).toEqual([
    [5, 0],
    [9, 9.6],
  ])
})
