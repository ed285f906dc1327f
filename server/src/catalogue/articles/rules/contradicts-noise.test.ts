import { expect, test } from 'vitest'
import { contradictsNoise } from './contradicts-noise.ts'

const tyre = {
  tyreClass: 'C1',
  width: 205,
  has3pmsf: false,
  reinforced: null,
  noiseClass: 'B',
  noiseValue: 71,
} as const

test.each([
  ['A value at the limit is class B', {}, false],
  ['A value three decibels below the limit is class A', { noiseValue: 68, noiseClass: 'A' }, false],
  ['A value three decibels below the limit is not class B', { noiseValue: 68 }, true],
  ['74 dB is not class A', { noiseValue: 74, noiseClass: 'A' }, true],
  ['A value above the limit is class C', { noiseValue: 74, noiseClass: 'C' }, false],
  ['Winter tyres may be one decibel louder', { noiseValue: 72, has3pmsf: true }, false],
  ['A wide tyre may be louder', { noiseValue: 74, width: 305 }, false],
  ['Truck tyres are not flagged', { tyreClass: 'C3', noiseValue: 99, noiseClass: 'A' }, false],
  ['Without a declared class nothing is contradicted', { noiseClass: null }, false],
] as const)('%s', (_, changed, contradicts) => {
  expect(contradictsNoise({ ...tyre, ...changed })).toBe(contradicts)
})
