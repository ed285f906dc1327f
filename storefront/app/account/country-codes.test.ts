import { expect, test } from 'vitest'
import { countryCodes, dialCodeIn, finnishCode, preferredFirst } from './country-codes.ts'

const country = (iso2: string, name: string, dial_code: string | null) => ({ id: 1, iso2, name, dial_code })
const countries = [
  country('AX', 'Åland Islands', '358'),
  country('AQ', 'Antarctica', null),
  country('CA', 'Canada', '1'),
  country('EE', 'Estonia', '372'),
  country('FI', 'Finland', '358'),
  country('GB', 'United Kingdom', '44'),
  country('NO', 'Norway', '47'),
  country('SE', 'Sweden', '46'),
  country('US', 'United States', '1'),
  country('VN', 'Vietnam', '84'),
]

test('Finland and its neighbours come first, then all others in their order', () => {
  expect(countryCodes(countries).map(({ label }) => label)).toEqual([
    'Finland (+358)',
    'Sweden (+46)',
    'Estonia (+372)',
    'Norway (+47)',
    'Åland Islands (+358)',
    'Canada (+1)',
    'United Kingdom (+44)',
    'United States (+1)',
    'Vietnam (+84)',
  ])
})

test('a form may prefer other countries', () => {
  const labels = countryCodes(countries, ['FI', 'VN']).map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual(['Finland (+358)', 'Vietnam (+84)', 'Åland Islands (+358)'])
})

test('a list of countries has those without a dial code too', () => {
  const names = preferredFirst(countries).map(({ name }) => name)
  expect(names.slice(0, 6)).toEqual(['Finland', 'Sweden', 'Estonia', 'Norway', 'Åland Islands', 'Antarctica'])
})

test('countries that share a code differ, and the code is found again', () => {
  const values = countryCodes(countries).map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values[0]).toBe(finnishCode)
  expect(values.map(dialCodeIn)).toEqual(['358', '46', '372', '47', '358', '1', '44', '1', '84'])
})
