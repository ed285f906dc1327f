import { expect, test } from 'vitest'
import { isOfOldScale, labelAddress } from './label-address.ts'

test.each([
  ['F', 'E', true],
  ['E', 'G', true],
  ['E', 'E', false],
  ['A', 'A', false],
  [null, null, false],
])('fuel %s and grip %s are of the old scale: %s', (fuel, wet, old) => {
  expect(isOfOldScale({ fuel, wet })).toBe(old)
})

test.each([
  ['C', 'D', '/labels/12.svg'],
  ['F', 'D', '/labels/a-to-g.svg'],
  [null, null, null],
])('the label of fuel %s and grip %s stands at %s', (fuel, wet, address) => {
  expect(labelAddress(12, { fuel, wet })).toBe(address)
})
