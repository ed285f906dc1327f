import { car, truck, van } from '@pito/contracts/values/vehicle-type'
import { expect, test } from 'vitest'
import { listsOfSizes } from './find-vehicle.ts'

const sizes = [{ commercial: true }, { commercial: false }]

test.each([
  ['a van', van, [van, car]],
  ['a car', car, [van, car]],
  ['a truck', truck, [van, truck]],
] as const)('the sizes of %s with and without a C are listed where their tyres are', (_, own, lists) => {
  expect(listsOfSizes({ vehicle_type: own, sizes })).toEqual(lists)
})
