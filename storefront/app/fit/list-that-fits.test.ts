import { expect, test } from 'vitest'
import { listThatFits } from './list-that-fits.ts'

const tyre = {
  ...{ width: 205, aspectRatio: 55, diameter: 16, load: 91, loadDual: null, speed: 'T' },
  ...{ seasonId: 1, has3pmsf: false },
}
const vehicle = {
  ...{ name: 'Toyota Corolla (E210) 2021', loadPerTyreKg: 545, loadPerTwinTyreKg: null, topSpeedKmh: 180 },
  light: true,
  pairs: [],
  sizes: [
    { width: 195, aspectRatio: 65, diameter: 15 },
    { width: 225, aspectRatio: 45, diameter: 17 },
  ],
}

test.each([
  [14, '/renkaat?width=195&height=65&diameter=15&tyre_season=Summer'],
  [19, '/renkaat?width=225&height=45&diameter=17&tyre_season=Summer'],
])('a summer tyre for %i inches leads to the approved size with the nearest rim', (diameter, address) => {
  expect(listThatFits({ ...tyre, diameter }, vehicle, 'fi')).toBe(address)
})

const fast = { ...vehicle, topSpeedKmh: 205 }
const size = 'width=225&height=45&diameter=17'
const slow = { ...tyre, width: 225, aspectRatio: 45, diameter: 17 }

test('a tyre that is too slow leads to tyres with the speed indexes that the vehicle needs', () => {
  const address = `/tyres?${size}&tyre_season=Summer&speed_index=H,V,W,Y,ZR,(Y)`
  expect(listThatFits(slow, fast, 'en')).toBe(address)
})

test.each([
  [
    'the vehicle is so slow that most indexes are high enough',
    { ...slow, speed: 'L' },
    { ...fast, topSpeedKmh: 150 },
    'Summer',
  ],
  [
    'it is a winter tyre, which may be slower than the vehicle',
    { ...slow, speed: 'N', seasonId: 3 },
    fast,
    'Winter+Studded',
  ],
])('a tyre that is too slow leads to tyres of all speed indexes if %s', (_reason, tyre, vehicle, season) => {
  expect(listThatFits(tyre, vehicle, 'en')).toBe(`/tyres?${size}&tyre_season=${season}`)
})
