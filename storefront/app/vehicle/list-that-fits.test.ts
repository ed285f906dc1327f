import type { Api } from '@pito/web/api/api'
import { expect, test } from 'vitest'
import { knownVehicle } from '../../testing/known-vehicle.ts'
import { listAddress } from '../tyres/list/list-address.ts'
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

type Indexes = readonly [loads: readonly number[], speeds: readonly string[]]

interface ListQuery {
  readonly diameter: number
  readonly load_index?: string
}

/** Answers with the load and speed indexes of the tyres in a list. */
function apiWith(indexesOf: (query: ListQuery) => Indexes): Api {
  const options = (values: readonly unknown[]) => values.map((value) => ({ value }))
  return ((_contract: unknown, query: ListQuery) => {
    const [loads, speeds] = indexesOf(query)
    const data = { load_indexes: options(loads), speed_indexes: options(speeds) }
    return Promise.resolve({ data })
  }) as unknown as Api
}
const failing = (() => Promise.reject(new Error('no connection'))) as unknown as Api

async function addressFor(api: Api, facts: object = { load: 84 }) {
  return listAddress(await loadListThatFits(api, { ...tyre, ...facts }, vehicle), 'en')
}

test.each([
  [14, '/renkaat?width=195&height=65&diameter=15&tyre_season=Summer'],
  [19, '/renkaat?width=225&height=45&diameter=17&tyre_season=Summer'],
])('a summer tyre for %i inches leads to the approved size with the nearest rim', (diameter, address) => {
  expect(listAddress(listOfApprovedSize({ ...tyre, diameter }, vehicle), 'fi')).toBe(address)
})

test.each([
  ['carries too little', { load: 84 }, 'Summer&speed_index=H,V,(Y)&load_index=91,94'],
  ['is too slow', { speed: 'T' }, 'Summer&speed_index=H,V,(Y)&load_index=91,94'],
  [
    'is a winter tyre for less than 160 km/h',
    { speed: 'N', seasonId: 3 },
    'Winter+Studded&speed_index=T,H,V,(Y)&load_index=91,94',
  ],
])('a tyre that %s leads to the indexes that the vehicle needs', async (_case, facts, query) => {
  const indexes = [
    [82, 84, 91, 94],
    ['P', 'T', 'H', 'V', '(Y)'],
  ] as const
  expect(
    decodeURIComponent(
      await addressFor(
        apiWith(() => indexes),
        facts,
      ),
    ),
  ).toBe(`${list}${query}`)
})

const fitting = [[91], ['V']] as const

test('indexes that are sufficient for all tyres of the size are no filter', async () => {
  expect(await addressFor(apiWith(() => fitting))).toBe(`${list}Summer`)
})

test.each([
  ['too weak', [[82], ['V']]],
  ['too slow', [[91], ['T']]],
  ['out of stock', [[], []]],
] as const)(
  'if all tyres of the nearest size are %s, the tyre leads to another approved size',
  async (_case, ofNearest) => {
    const api = apiWith(({ diameter }) => (diameter === 17 ? ofNearest : fitting))
    expect(await addressFor(api)).toBe('/tyres?width=195&height=65&diameter=15&tyre_season=Summer')
  },
)

test('a speed index that only tyres with a low load index have does not make a list fit', async () => {
  const api = apiWith(({ diameter, load_index }) => {
    if (diameter === 15) return fitting
    return [[82, 91], load_index === '91' ? ['T'] : ['T', 'V']]
  })
  expect(await addressFor(api)).toBe('/tyres?width=195&height=65&diameter=15&tyre_season=Summer')
})

test.each([
  ['carries enough', [[82], ['V']]],
  ['is fast enough', [[87], ['T']]],
] as const)(
  'if no tyre %s, the list is filtered by the indexes that the vehicle needs',
  async (_case, indexes) => {
    expect(await addressFor(apiWith(() => indexes))).toBe(`${list}Summer&speed_index=H&load_index=87`)
  },
)

test('if the indexes cannot be loaded, the list has all tyres of the nearest size', async () => {
  expect(await addressFor(failing)).toBe(`${list}Summer`)
})
