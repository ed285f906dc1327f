import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sellable } from './sellable.ts'

const facts = { active: true, inBatches: 10, reservedByOthers: 0 }

test.each([
  ['A cart may hold what lies in the batches', facts, 10],
  ['What others have reserved is not for sale', { ...facts, reservedByOthers: 4 }, 6],
  ['Where staff counted less than is reserved, nothing is for sale', { ...facts, reservedByOthers: 12 }, 0],
  ['A row takes 999 at most', { ...facts, inBatches: 1500 }, 999],
  ['A tyre that is no longer sold cannot be bought', { ...facts, active: false }, 0],
  ['A tyre without batches is sold out', { ...facts, inBatches: 0 }, 0],
])('%s.', (_title, stock, most) => {
  expect(sellable(stock)).toBe(most)
})

test('A cart never gets what others have reserved.', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(2000), fc.nat(2000), (active, inBatches, reservedByOthers) => {
      const most = sellable({ active, inBatches, reservedByOthers })
      expect(most).toBeGreaterThanOrEqual(0)
      expect(most).toBeLessThanOrEqual(Math.max(0, inBatches - reservedByOthers))
    }),
  )
})
