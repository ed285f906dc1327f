import { expect, test } from 'vitest'
import { tyreTypesFor } from './tyre-types.ts'

test.each([
  ['a car', 2, false, [2]],
  ['a car in a C size', 2, true, [3]],
  ['a van in a C size', 3, true, [3]],
  ['a van in a size without C', 3, false, [2, 3]],
  ['a truck', 4, false, [4]],
  ['a truck in a C size', 4, true, [3]],
])('%s wears tyres of its types', (_name, vehicleType, commercial, types) => {
  expect(tyreTypesFor(vehicleType, commercial)).toEqual(types)
})
