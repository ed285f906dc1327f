import { expect, test } from 'vitest'
import { brandsNamed } from './brands-named.ts'

const brands = [
  { id: 1, name: 'Nokian Tyres', slug: 'nokian-tyres' },
  { id: 2, name: 'BFGoodrich', slug: 'bf-goodrich' },
]

test.each([
  [['Nokian Tyres'], [1]],
  [['nokian-tyres', 'NOKIAN TYRES'], [1]],
  [
    ['bfgoodrich', 'nokian tyres'],
    [1, 2],
  ],
  [['bf-goodrich'], [2]],
  [['Nobody'], [0]],
  [['Nobody', 'Nokian Tyres'], [1]],
])('%j are the brands %j', (names, ids) => {
  expect(brandsNamed(names, brands)).toEqual(ids)
})
