import { expect, test } from 'vitest'
import { hasUnknownNames, leftOutOf, leftOutOfPage } from './left-out.ts'
import { readListQuery } from './read-list-query.ts'

const leftOut = (text: string) => {
  const query = new URLSearchParams(text)
  return leftOutOf(query, readListQuery(2, query))
}

test.each([
  ['page=0', ['page']],
  ['page=999999', ['page']],
  ['price_gte=200&price_lte=100', ['price']],
  ['tyre_season=Foo', ['tyre_season']],
  ['tyre_season=Summer,Foo&width=x', ['width', 'tyre_season']],
  ['speedindex=9', ['speed_index']],
  ['sort=beauty', ['sort']],
  ['ServicePoint=<b>', ['service_point']],
  ['min_stock=5000&in_stock=yes', ['in_stock', 'min_stock']],
])('of %s the list says that %j was left out', (query, names) => {
  expect(leftOut(query)).toEqual(names)
})

test.each([
  'utm_source=mail&lang=fi',
  'width=205&height=55&diameter=R16&tyreseason[]=nastarenkaat&tyre_season=3',
  'brand=Nokian+Tyres,nokian-tyres&price_gte=0&price_lte=100&in_stock=0',
  'sort=net_price_asc&page=1&min_stock=4&ServicePoint=pitorengas-tampere',
  'page=&price_gte=60,5&price_lte=99.1',
])('of %s nothing was left out', (query) => {
  expect(leftOut(query)).toEqual([])
})

test('a page that the list does not have any more was left out', () => {
  const query = new URLSearchParams('page=3')
  expect(leftOutOf(query, { ...readListQuery(2, query), page: 1 })).toEqual(['page'])
})

test('a brand that the shop does not sell was left out, and the others were not', () => {
  const query = new URLSearchParams('brand=Foo,nokian-tyres')
  const state = readListQuery(2, query)
  expect(leftOutOf(query, { ...state, picked: { ...state.picked, brand: ['Nokian Tyres'] } })).toEqual([
    'brand',
  ])
})

test('the page names what its cached address names and what did not exist when the list was loaded', () => {
  const query = new URLSearchParams('page=3&left_out=price,beauty,tyre_season')
  const state = { ...readListQuery(2, query), page: 1 }
  expect(leftOutOfPage(query, state)).toEqual(['tyre_season', 'price', 'page'])
})

test.each([
  ['?utm_source=mail&page=2', true],
  ['?brand[]=Nokian+Tyres&tyreseason=3&licenceplate=ABC-123&in_stock=1&ServicePoint=x&sort=name_asc', false],
  ['?rear_width=255&previous_answer=winter', false],
  ['', false],
])('the query "%s" has unknown parameters: %s', (search, expected) => {
  expect(hasUnknownNames(search, '/tyres?rear_width=255&previous_answer=winter')).toBe(expected)
})
