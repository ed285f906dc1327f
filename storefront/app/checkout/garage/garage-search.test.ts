import { expect, test } from 'vitest'
import type { GarageSearch } from './load-garages.ts'
import { garageQuery, isOtherSearch, readGarageSearch } from './load-garages.ts'

const usual: GarageSearch = {
  address: '',
  radius: 100,
  days: [],
  sort: 'distance_km-Asc',
  shown: 10,
  selected: null,
}

test('an address without a query searches nothing, the nearest first', () => {
  expect(readGarageSearch(new URLSearchParams())).toEqual(usual)
  expect(String(garageQuery(usual))).toBe('')
})

test('nonsense is passed over', () => {
  const query =
    'search_radius=7&sort=colour&working_days=9&working_days=x&shown=99999&direction=up&selected=1.5'
  expect(readGarageSearch(new URLSearchParams(query))).toEqual(usual)
})

test('what is searched stands in the address', () => {
  const search: GarageSearch = {
    address: 'Kallio, Helsinki',
    radius: 20,
    days: [2, 7],
    sort: 'price-Desc',
    shown: 20,
    selected: 7,
  }
  expect(readGarageSearch(new URLSearchParams(garageQuery(search)))).toEqual(search)
})

test('the sort key and its direction are separate parameters, which a form without scripts sends as one', () => {
  const query = garageQuery({ ...usual, sort: 'price-Desc' })
  expect(String(query)).toBe('sort=price&direction=Desc')
  for (const sent of [query, new URLSearchParams('sort=price-Desc')])
    expect(readGarageSearch(sent).sort).toBe('price-Desc')
})

test.each([
  ['another address', '?address=00510', '?address=33100', true],
  ['more service points', '?address=00510', '?address=00510&shown=20', true],
  ['a selected service point', '?address=00510&lang=en', '?address=00510&selected=7&lang=en', false],
])('%s: whether it is another search', (_, before, after, is) => {
  expect(isOtherSearch(before, after)).toBe(is)
})
