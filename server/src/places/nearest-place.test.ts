import { expect, test } from 'vitest'
import { readPlaces } from './read-places.ts'
import { nearestPlace } from './rules/nearest-place.ts'

const postcodes = readPlaces().filter(({ kind }) => kind === 'postcode')

test.each([
  ['Senate Square', 60.1695, 24.9525, '00170'],
  ['Hervanta', 61.4506, 23.8514, '33720'],
  ['Kilpisjärvi', 69.05, 20.8, '99490'],
  ['the northern border', 70.09, 27.95, '99990'],
  ['Tallinn', 59.437, 24.7536, null],
  ['Stockholm', 59.3293, 18.0686, null],
  ['nowhere at all', 0, 0, null],
  ['a pole', 90, 0, null],
])('%s (%f, %f) is in %s', (_name, latitude, longitude, postalCode) => {
  expect(nearestPlace({ latitude, longitude }, postcodes)?.postalCode ?? null).toBe(postalCode)
})
