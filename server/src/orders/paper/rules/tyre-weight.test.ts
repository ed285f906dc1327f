import { expect, test } from 'vitest'
import { tyreKilograms } from './tyre-weight.ts'

test.each([
  ['175/65 R14', { width: 175, aspect: 65, diameter: 14, tyreClass: 'C1' }, 8],
  ['205/55 R16', { width: 205, aspect: 55, diameter: 16, tyreClass: 'C1' }, 9.5],
  ['235/65 R17', { width: 235, aspect: 65, diameter: 17, tyreClass: 'C1' }, 13.5],
  ['225/75 R16C', { width: 225, aspect: 75, diameter: 16, tyreClass: 'C2' }, 17.5],
  ['315/70 R22.5', { width: 315, aspect: 70, diameter: 22.5, tyreClass: 'C3' }, 59],
  ['11 R22.5, whose width is in inches', { width: 11, aspect: 0, diameter: 22.5, tyreClass: 'C3' }, 58],
])('%s', (_, tyre, kilograms) => {
  expect(tyreKilograms(tyre)).toBe(kilograms)
})
