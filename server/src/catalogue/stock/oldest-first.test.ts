import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oldestFirst } from './oldest-first.ts'

const batch = (dotYear: number, dotWeek: number, quantity: number) => ({ dotYear, dotWeek, quantity })

test.each([
  [[batch(2026, 10, 4)], 4, [[2026, 10, 4]]],
  [
    [batch(2026, 2, 4), batch(2025, 40, 3)],
    4,
    [
      [2025, 40, 3],
      [2026, 2, 1],
    ],
  ],
  [[batch(2026, 20, 4), batch(2026, 3, 4)], 2, [[2026, 3, 2]]],
  [[batch(2026, 3, 0), batch(2026, 20, 4)], 2, [[2026, 20, 2]]],
  [[batch(2026, 3, 2)], 4, [[2026, 3, 2]]],
  [[], 4, []],
])('of %j %i tyres are %j', (batches, quantity, weeks) => {
  const allocations = oldestFirst(batches, quantity)
  expect(allocations.map((given) => [given.batch.dotYear, given.batch.dotWeek, given.quantity])).toEqual(
    weeks,
  )
})

const anyStock = fc.record({
  dotYear: fc.integer({ min: 2020, max: 2026 }),
  dotWeek: fc.integer({ min: 1, max: 53 }),
  quantity: fc.nat(20),
})
const ageOf = (given: { dotYear: number; dotWeek: number }) => given.dotYear * 100 + given.dotWeek

test('as many are given as there are and no more, and a newer week only when all older ones are empty', () => {
  fc.assert(
    fc.property(fc.array(anyStock), fc.nat(100), (batches, quantity) => {
      const allocations = oldestFirst(batches, quantity)
      const inAll = batches.reduce((sum, each) => sum + each.quantity, 0)
      expect(allocations.reduce((sum, each) => sum + each.quantity, 0)).toBe(Math.min(inAll, quantity))
      for (const given of allocations) {
        expect(given.quantity).toBeGreaterThan(0)
        expect(given.quantity).toBeLessThanOrEqual(given.batch.quantity)
        for (const older of batches.filter((each) => ageOf(each) < ageOf(given.batch) && each.quantity > 0))
          expect(allocations).toContainEqual({ batch: older, quantity: older.quantity })
      }
    }),
  )
})
