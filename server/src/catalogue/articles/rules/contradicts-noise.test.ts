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
  [
    'A reinforced winter tyre may be one decibel louder, not two',
    { noiseValue: 73, has3pmsf: true, reinforced: 'XL' },
    true,
  ],
  ['74 dB is not class A for a van', { tyreClass: 'C2', noiseValue: 74, noiseClass: 'A' }, true],
  [
    '74 dB is not class A for a van in winter',
    { tyreClass: 'C2', noiseValue: 74, noiseClass: 'A', has3pmsf: true },
    true,
  ],
  ['73 dB is class B for a van if it is a traction tyre', { tyreClass: 'C2', noiseValue: 73 }, false],
  [
    '73 dB is class C for a van if it is a normal tyre',
    { tyreClass: 'C2', noiseValue: 73, noiseClass: 'C' },
    false,
  ],
  ['74 dB is not class A for a truck', { tyreClass: 'C3', noiseValue: 74, noiseClass: 'A' }, true],
  ['76 dB is class B for a truck in winter', { tyreClass: 'C3', noiseValue: 76, has3pmsf: true }, false],
  ['77 dB is not class B for a truck in winter', { tyreClass: 'C3', noiseValue: 77, has3pmsf: true }, true],
  ['Without a declared class nothing is contradicted', { noiseClass: null }, false],
] as const)('%s', (_, changed, contradicts) => {
  expect(contradictsNoise({ ...tyre, ...changed })).toBe(contradicts)
})
