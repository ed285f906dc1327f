import { expect, test } from 'vitest'
import { optionsIn, packed } from './list-options.ts'

test('options come out of the text as they went in', () => {
  const options = [
    { value: 'Nokian Tyres', count: 12 },
    { value: '(Y)', count: 0 },
    { value: 'A:B', count: 3 },
  ]
  expect(optionsIn(packed(options))).toEqual(options)
  expect(optionsIn(packed([]))).toEqual([])
})
