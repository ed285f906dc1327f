import { expect, test } from 'vitest'
import { tyreList } from '../tyre-list-words.ts'
import { labelOfValues } from './facet-label.ts'

test.each([
  ['speed_index', ['H', 'T'], 'Nopeusluokka H, T', 'Speed index H, T'],
  ['wet_grip', ['A'], 'Märkäpito A', 'Wet grip A'],
  ['brand', ['Nokian Tyres', 'Nordman'], 'Nokian Tyres, Nordman', 'Nokian Tyres, Nordman'],
  ['noise_value', ['70', '71'], '70\u00a0dB, 71\u00a0dB', '70\u00a0dB, 71\u00a0dB'],
] as const)('several values of %s say its name at most once', (facet, values, finnish, english) => {
  expect(labelOfValues(facet, values, tyreList.fi, 'fi')).toBe(finnish)
  expect(labelOfValues(facet, values, tyreList.en, 'en')).toBe(english)
})
