import { expect, test } from 'vitest'
import type { Garage } from './load-garages.ts'
import { selectedFirst, sortGarages } from './load-garages.ts'

const garage = (id: number, name: string, km: number, priceCents: number, time?: string) =>
  ({
    point: { id, name, km, next: time ? { date: '2026-12-01', times: [time] } : null },
    priceCents,
  }) as Garage

const found = [
  garage(1, 'Öljy ja Kumi', 1.2, 9_960),
  garage(2, 'Ahjo', 2.4, 7_960, '10:30'),
  garage(3, 'Åbo Ring', 3.1, 7_960, '09:30'),
]
const idsOf = (garages: readonly Garage[]) => garages.map(({ point }) => point.id)

test.each([
  ['distance_km-Asc', [1, 2, 3]],
  ['distance_km-Desc', [3, 2, 1]],
  ['price-Asc', [2, 3, 1]],
  ['price-Desc', [1, 2, 3]],
  ['company_name-Asc', [2, 3, 1]],
  ['company_name-Desc', [1, 3, 2]],
  ['first_time-Asc', [3, 2, 1]],
] as const)('by %s', (order, ids) => {
  expect(idsOf(sortGarages(found, order))).toEqual(ids)
})

test('the selected point stands on top of any order', () => {
  expect(idsOf(selectedFirst(sortGarages(found, 'price-Asc'), 1))).toEqual([1, 2, 3])
  expect(idsOf(selectedFirst(found, 3))).toEqual([3, 1, 2])
})

test('without a selected point, or with one that was not found, the order stays', () => {
  expect(selectedFirst(found, null)).toBe(found)
  expect(selectedFirst(found, 9)).toBe(found)
})
