import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oldestFirst } from './oldest-first.ts'

const pile = (dotYear: number, dotWeek: number, quantity: number) => ({ dotYear, dotWeek, quantity })

test.each([
  [[pile(2026, 10, 4)], 4, [[2026, 10, 4]]],
  [
    [pile(2026, 2, 4), pile(2025, 40, 3)],
    4,
    [
      [2025, 40, 3],
      [2026, 2, 1],
    ],
  ],
  [[pile(2026, 20, 4), pile(2026, 3, 4)], 2, [[2026, 3, 2]]],
  [[pile(2026, 3, 0), pile(2026, 20, 4)], 2, [[2026, 20, 2]]],
  [[pile(2026, 3, 2)], 4, [[2026, 3, 2]]],
  [[], 4, []],
])('of %j %i tyres are %j', (piles, quantity, weeks) => {
  const portions = oldestFirst(piles, quantity)
  expect(portions.map((given) => [given.pile.dotYear, given.pile.dotWeek, given.quantity])).toEqual(weeks)
})

const anyPile = fc.record({
  dotYear: fc.integer({ min: 2020, max: 2026 }),
  dotWeek: fc.integer({ min: 1, max: 53 }),
  quantity: fc.nat(20),
})
const ageOf = (given: { dotYear: number; dotWeek: number }) => given.dotYear * 100 + given.dotWeek

test('as many are given as there are and no more, and a newer week only when all older ones are empty', () => {
  fc.assert(
    fc.property(fc.array(anyPile), fc.nat(100), (piles, quantity) => {
      const portions = oldestFirst(piles, quantity)
      const inAll = piles.reduce((sum, each) => sum + each.quantity, 0)
      expect(portions.reduce((sum, each) => sum + each.quantity, 0)).toBe(Math.min(inAll, quantity))
      for (const given of portions) {
        expect(given.quantity).toBeGreaterThan(0)
        expect(given.quantity).toBeLessThanOrEqual(given.pile.quantity)
        for (const older of piles.filter((each) => ageOf(each) < ageOf(given.pile) && each.quantity > 0))
          expect(portions).toContainEqual({ pile: older, quantity: older.quantity })
      }
    }),
  )
})
