import { expect, test } from 'vitest'
import type { DeliveryFields } from './delivery-faults.ts'
import { deliveryFaults } from './delivery-faults.ts'
import { deliverySentences as s } from './delivery-sentences.ts'

const tiersFrom = (...starts: number[]) =>
  starts.map((from_quantity) => ({ from_quantity, gross_cents: 1490 }))
const fields: DeliveryFields = {
  tiers: tiersFrom(1, 4),
  cars_least_days: 2,
  cars_most_days: 5,
  trucks_least_days: 3,
  trucks_most_days: 3,
  no_dispatch_weekdays: [1, 2, 3, 4],
}

test('settings that fit together have no faults', () => {
  expect(deliveryFaults(fields)).toEqual({})
})

test.each<[string, Partial<DeliveryFields>, object]>([
  ['no tiers at all', { tiers: [] }, { tiers: s.firstTier }],
  ['tiers that start at two tyres', { tiers: tiersFrom(2, 4) }, { tiers: s.firstTier }],
  ['two tiers from the same quantity', { tiers: tiersFrom(1, 4, 4) }, { tiers: s.tierTwice }],
  ['a longest time below the shortest, cars', { cars_most_days: 1 }, { cars_most_days: s.daysOrder }],
  ['a longest time below the shortest, trucks', { trucks_least_days: 4 }, { trucks_most_days: s.daysOrder }],
  [
    'no weekday with dispatch',
    { no_dispatch_weekdays: [1, 2, 3, 4, 5] },
    { no_dispatch_weekdays: s.weekdays },
  ],
])('%s is a fault', (_, changed, faults) => {
  expect(deliveryFaults({ ...fields, ...changed })).toEqual(faults)
})

test('the order of the tiers does not matter', () => {
  expect(deliveryFaults({ ...fields, tiers: tiersFrom(4, 1) })).toEqual({})
})
