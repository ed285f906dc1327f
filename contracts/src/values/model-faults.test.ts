import { expect, test } from 'vitest'
import { faultsOfModel } from './model-faults.ts'

const friction = {
  season_id: 2,
  vehicle_kind: 'car',
  tyre_class: 'C1',
  has_3pmsf: true,
  ice_grip: true,
  axle: null,
} as const

test('a friction tyre for cars with 3PMSF and ice grip is valid', () => {
  expect(faultsOfModel(friction)).toEqual({})
})

test.each([
  ['ice grip without 3PMSF', { season_id: 1, has_3pmsf: false }, { ice_grip: 'iceGripWithoutSnow' }],
  ['ice grip on a van tyre', { vehicle_kind: 'van', tyre_class: 'C2' }, { ice_grip: 'iceGripNotForCars' }],
  ['an axle on a car tyre', { axle: 'drive' }, { axle: 'axleWrong' }],
  [
    'a tyre class that does not match the vehicle kind',
    { tyre_class: 'C2', ice_grip: false },
    { tyre_class: 'classWrong' },
  ],
  [
    'a friction tyre for cars without 3PMSF',
    { has_3pmsf: false, ice_grip: false },
    { has_3pmsf: 'notWinterTyre' },
  ],
] as const)('%s is a fault of its field', (_, changed, faults) => {
  expect(faultsOfModel({ ...friction, ...changed })).toEqual(faults)
})

test.each([
  ['a studded tyre', { season_id: 3 }],
  ['a summer tyre', { season_id: 1 }],
  ['a van tyre', { vehicle_kind: 'van', tyre_class: 'C2' }],
] as const)('%s may lack 3PMSF', (_, changed) => {
  expect(faultsOfModel({ ...friction, has_3pmsf: false, ice_grip: false, ...changed })).toEqual({})
})
