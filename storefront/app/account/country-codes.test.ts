import { expect, test } from 'vitest'
import { countryCodes, dialCodeIn, finnishCode } from './country-codes.ts'

const country = (iso2: string, name: string, dial_code: string | null) => ({ id: 1, iso2, name, dial_code })
const countries = [
  country('AX', 'Åland Islands', '358'),
  country('AQ', 'Antarctica', null),
  country('CA', 'Canada', '1'),
  country('FI', 'Finland', '358'),
  country('GB', 'United Kingdom', '44'),
  country('US', 'United States', '1'),
  country('VN', 'Vietnam', '84'),
]

test('Finland, Vietnam, the United States and the United Kingdom come first, then all others in their order', () => {
  expect(countryCodes(countries).map(({ label }) => label)).toEqual([
    'Finland (+358)',
    'Vietnam (+84)',
    'United States (+1)',
    'United Kingdom (+44)',
    'Åland Islands (+358)',
    'Canada (+1)',
  ])
})

test('countries that share a code differ, and the code is found again', () => {
  const values = countryCodes(countries).map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values[0]).toBe(finnishCode)
  expect(values.map(dialCodeIn)).toEqual(['358', '84', '1', '44', '358', '1'])
})
