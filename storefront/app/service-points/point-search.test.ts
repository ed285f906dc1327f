import { expect, test } from 'vitest'
import { firstSearch, pointQuery, pointQueryNames, readPointSearch, redirectInvalid } from './point-search.ts'

function locationOf(query: string): string | null {
  const url = new URL(`http://shop.test/service-points?${query}`)
  const valid = new URLSearchParams(pointQuery(readPointSearch(url.searchParams)))
  try {
    redirectInvalid(url, pointQueryNames, valid)
    return null
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

test('a search is the same after it was written to the address', () => {
  const search = { address: '33100 Tampere', vehicleType: 3, radius: 20, sort: 4, shown: 30 } as const
  expect(readPointSearch(new URLSearchParams(pointQuery(search)))).toEqual(search)
  expect(pointQuery(firstSearch)).toEqual({})
})

test.each([
  ['valid values', 'lang=en&address=33100&vehicle_type=3&search_radius=20&sort=4&shown=20', null],
  ['an unknown place', 'address=Xyzzyx', null],
  ['an empty place', 'address=', null],
  ['an unknown radius', 'lang=en&address=33100&search_radius=7', '?lang=en&address=33100'],
  ['an unknown vehicle', 'address=33100&vehicle_type=9&sort=2', '?address=33100&sort=2'],
  ['an unknown sort', 'address=33100&sort=99', '?address=33100'],
  ['no results', 'address=33100&shown=0', '?address=33100'],
  ['too many results', 'address=33100&shown=99999', '?address=33100'],
  ['a number of results that is a text', 'address=33100&shown=abc', '?address=33100'],
  ['default values', 'address=33100&vehicle_type=1&search_radius=100', '?address=33100'],
])('an address with %s', (_, query, location) => {
  expect(locationOf(query)).toBe(location && `/service-points${location}`)
})
