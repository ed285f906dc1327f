import { expect, test } from 'vitest'
import type { FacetOption } from './list-options.ts'
import { optionsIn, packed, withEmptyOptions } from './list-options.ts'

test('options come out of the text as they went in', () => {
  const options = [
    { value: 'Nokian Tyres', count: 12 },
    { value: '(Y)', count: 0 },
    { value: 'A:B', count: 3 },
  ]
  expect(optionsIn(packed(options))).toEqual(options)
  expect(optionsIn(packed([]))).toEqual([])
})

test.each([
  ['a brand', ['Continental', 'Michelin', 'Nokian Tyres'], 'Kumho', 1],
  ['the last brand', ['Continental', 'Michelin'], 'Yokohama', 2],
  ['a brand spelt as in an address', ['Continental', 'Michelin'], 'hankook', 1],
  ['a load index', ['88', '91', '102'], '100', 2],
  ['a class', ['B', 'C'], 'A', 0],
] as const)('%s without tyres is inserted in ascending order', (_what, offered, value, place) => {
  const options: readonly FacetOption[] = offered.map((one) => ({ value: one, count: 3 }))
  expect(withEmptyOptions(options, [value])).toEqual(options.toSpliced(place, 0, { value, count: 0 }))
})
