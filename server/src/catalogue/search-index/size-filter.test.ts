import { allVehicles, car, truck } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { refusalsOf, refused } from './size-filter.ts'

const carTyre = { vehicleType: car, width: 20500, aspect: 55, diameter: 160 }
const tyreForAll = { ...carTyre, vehicleType: allVehicles }

test.each([
  ['asking for nothing refuses nothing', {}, carTyre, 0],
  ['a car tyre suits a car', { vehicleType: car }, carTyre, 0],
  ['a car tyre does not suit a truck', { vehicleType: truck }, carTyre, refused.vehicleType],
  ['a car tyre is among all', { vehicleType: allVehicles }, carTyre, 0],
  ['a tyre for all suits a truck', { vehicleType: truck }, tyreForAll, 0],
  ['a tyre for all does not suit a vehicle nobody has', { vehicleType: 9 }, tyreForAll, refused.vehicleType],
  ['each wrong part is named', { width: 19500, aspect: 0 }, carTyre, refused.width | refused.aspect],
  ['no number is a size', { diameter: Number.NaN }, carTyre, refused.diameter],
])('%s', (_, filters, size, refusals) => {
  expect(refusalsOf(filters, size)).toBe(refusals)
})

test.each([
  ['for its vehicle and up to its rim', [2, 3], 130, 160, 0],
  ['from its rim on', [2], 160, 220, 0],
  ['not for another vehicle', [4], 130, 220, refused.fits],
  ['not on a smaller machine', [2], 130, 150, refused.fits],
  ['not on a truck machine', [2], 175, 225, refused.fits],
  ['not where no vehicle is served', [], 130, 220, refused.fits],
])('a service point fits a tyre %s', (_, vehicleTypes, minDiameter, maxDiameter, refusals) => {
  expect(refusalsOf({ fits: { vehicleTypes, minDiameter, maxDiameter } }, carTyre)).toBe(refusals)
})
