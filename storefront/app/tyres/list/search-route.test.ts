import { expect, test } from 'vitest'
import { listAddress } from './list-address.ts'
import { listOfAddress, searchOfList } from './list-of-address.ts'
import { isPersonalSearchUrl, translatedSearchPath } from './search-route.ts'

const at = (address: string) => new URL(address, 'http://localhost')

test.each([
  ['/haku?q=nokian+talvi', '/haku?q=nokian+talvi'],
  ['/haku?utm_source=mail&brand=Nokian+Tyres&q=talvi', '/haku?q=talvi&brand=Nokian+Tyres'],
  ['/haku?q=talvi&vehicle_type=3&sort=relevance', '/haku?q=talvi&vehicle_type=3'],
  ['/haku?q=talvi&sort=net_price_asc&page=2', '/haku?q=talvi&sort=net_price_asc&page=2'],
  ['/haku?q=talvi&as_typed=1&vehicle_type=car', '/haku?q=talvi&as_typed=1&vehicle_type=2'],
  ['/haku?q=%00talvi%20%20%0A5&licenceplate=ABC-123', '/haku?q=talvi+5'],
])('the search %s is rendered as %s', (address, canonical) => {
  const state = listOfAddress(at(address))
  expect(state && listAddress(state, 'fi')).toBe(canonical)
  expect(`/haku?${searchOfList(at(address))}`).toBe(canonical)
})

test('a search cannot be sorted by the priority of a vehicle', () => {
  expect(listOfAddress(at('/haku?q=talvi&priority=grip&sort=grip'))?.sort).toBe('relevance')
})

test('a text that is too long is cut one character later, so that the page can say so', () => {
  const state = listOfAddress(at(`/search?q=${'a'.repeat(300)}`))
  expect(state?.search?.q).toHaveLength(101)
})

test.each([
  ['abc123', true],
  ['aino@pito.example', true],
  ['4821907312', true],
  ['040 123 4567', true],
  ['nokian talvi', false],
])('the search for %s is personal: %s', (text, isPersonal) => {
  expect(isPersonalSearchUrl(at(`/haku?q=${encodeURIComponent(text)}`))).toBe(isPersonal)
})

test('each language has its own path of the search', () => {
  expect([translatedSearchPath('/haku'), translatedSearchPath('/search')]).toEqual(['/search', '/haku'])
})
