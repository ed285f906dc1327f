import { expect, test } from 'vitest'
import { listThatFits } from './list-that-fits.ts'

const sizes = [
  { width: 195, aspectRatio: 65, diameter: 15 },
  { width: 225, aspectRatio: 45, diameter: 17 },
]

test.each([
  [14, '/renkaat?width=195&height=65&diameter=15&tyre_season=Summer'],
  [19, '/renkaat?width=225&height=45&diameter=17&tyre_season=Summer'],
])('a summer tyre for %i inches leads to the approved size with the nearest rim', (diameter, address) => {
  expect(listThatFits({ diameter, seasonId: 1 }, { sizes }, 'fi')).toBe(address)
})
