import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { listAddress } from '../list/list-address.ts'
import { listOfApprovedSize, loadListThatFits } from './list-that-fits.ts'

const tyre = {
  ...{ width: 225, aspectRatio: 45, diameter: 17, load: 91, loadDual: null, speed: 'V' },
  ...{ seasonId: 1, has3pmsf: false },
}
const vehicle = knownVehicle({
  topSpeedKmh: 205,
  sizes: [
    { width: 195, aspectRatio: 65, diameter: 15 },
    { width: 225, aspectRatio: 45, diameter: 17 },
  ],
})
const list = '/tyres?width=225&height=45&diameter=17&tyre_season='

/** Answers with the load and speed indexes of the tyres in a size. */
function apiWith(loads: readonly number[], speeds: readonly string[]): Api {
  const options = (values: readonly unknown[]) => values.map((value) => ({ value }))
  const data = { load_indexes: options(loads), speed_indexes: options(speeds) }
  return (async () => ({ data })) as unknown as Api
}
const failing = (() => Promise.reject(new Error('no connection'))) as unknown as Api

test.each([
  [14, '/renkaat?width=195&height=65&diameter=15&tyre_season=Summer'],
  [19, '/renkaat?width=225&height=45&diameter=17&tyre_season=Summer'],
])('a summer tyre for %i inches leads to the approved size with the nearest rim', (diameter, address) => {
  expect(listAddress(listOfApprovedSize({ ...tyre, diameter }, vehicle), 'fi')).toBe(address)
})

test.each([
  [
    'carries too little leads to the load indexes',
    { load: 84 },
    'Summer&speed_index=H,V,(Y)&load_index=91,94',
  ],
  ['is too slow leads to the speed indexes', { speed: 'T' }, 'Summer&speed_index=H,V,(Y)&load_index=91,94'],
  [
    'is a winter tyre for less than 160 km/h leads to those of winter tyres',
    { speed: 'N', seasonId: 3 },
    'Winter+Studded&speed_index=T,H,V,(Y)&load_index=91,94',
  ],
])('a tyre that %s that the vehicle needs', async (_case, facts, query) => {
  const api = apiWith([82, 84, 91, 94], ['P', 'T', 'H', 'V', '(Y)'])
  const found = await loadListThatFits(api, { ...tyre, ...facts }, vehicle)
  expect(decodeURIComponent(listAddress(found, 'en'))).toBe(`${list}${query}`)
})

test('indexes that all tyres of the size exceed are no filter', async () => {
  const found = await loadListThatFits(apiWith([91, 94], ['V', 'W']), { ...tyre, load: 84 }, vehicle)
  expect(listAddress(found, 'en')).toBe(`${list}Summer`)
})

test('the list has all tyres of the size if its indexes cannot be loaded', async () => {
  expect(listAddress(await loadListThatFits(failing, { ...tyre, load: 84 }, vehicle), 'en')).toBe(
    `${list}Summer`,
  )
})
