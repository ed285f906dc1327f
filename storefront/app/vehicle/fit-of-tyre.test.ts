import { expect, test } from 'vitest'
import { enoughIndexOf, fitOf } from './fit-of-tyre.ts'
import type { KnownVehicle } from './known-vehicle.ts'

const corolla: KnownVehicle = {
  name: 'Toyota Corolla 2021',
  loadPerTyreKg: 545,
  loadPerTwinTyreKg: null,
  topSpeedKmh: 180,
  light: true,
  sizes: [{ width: 205, aspectRatio: 55, diameter: 16 }],
  pairs: [],
}
const size = { width: 205, aspectRatio: 55, diameter: 16 }
const tyre = (load: number, speed: string, seasonId: number, has3pmsf = true) => ({
  ...size,
  ...{ load, speed, seasonId, has3pmsf, loadDual: null },
})

test.each([
  ['a summer tyre with room to spare', [], tyre(91, 'V', 1)],
  ['a tyre that carries 500 kg', ['load'], tyre(84, 'V', 1)],
  ['a summer tyre for 170 km/h', ['speed'], tyre(91, 'R', 1)],
  ['a winter tyre for 170 km/h', ['speed-winter'], tyre(91, 'R', 2)],
  ['a friction tyre without the snowflake', ['snowflake'], tyre(91, 'T', 2, false)],
  ['a studded tyre without the snowflake', [], tyre(91, 'T', 3, false)],
  ['a tyre with unknown indexes', [], tyre(20, '?', 1)],
  ['a tyre with the index ZR, which has no upper limit', [], tyre(91, 'ZR', 1)],
  ['a tyre in another size', ['size'], { ...tyre(91, 'V', 1), width: 215 }],
])('%s has the problems %j', (_name, problems, given) => {
  expect(fitOf(given, corolla)).toEqual(problems)
})

test('above the speed at which ZR and (Y) begin, nothing is said of their speed', () => {
  const sportsCar = { ...corolla, topSpeedKmh: 310 }
  expect(fitOf(tyre(91, 'ZR', 1), sportsCar)).toEqual([])
  expect(fitOf(tyre(91, '(Y)', 1), sportsCar)).toEqual([])
  expect(fitOf(tyre(91, 'Y', 1), sportsCar)).toEqual(['speed'])
})

test('twin wheels count the second load index, and the only one where there is no second', () => {
  const lorry = { ...corolla, loadPerTyreKg: null, loadPerTwinTyreKg: 2250 }
  expect(fitOf({ ...tyre(137, 'Y', 1), loadDual: 134 }, lorry)).toEqual(['load-twin'])
  expect(fitOf({ ...tyre(152, 'Y', 1), loadDual: 148 }, lorry)).toEqual([])
  expect(fitOf(tyre(91, 'Y', 1), lorry)).toEqual(['load-twin'])
})

test.each([
  ['carries more', tyre(91, 'S', 1), '87S'],
  ['may be driven faster', tyre(87, 'V', 1), '87S'],
  ['has just what the vehicle needs', tyre(87, 'S', 1), undefined],
  ['carries more, but is slower than the vehicle', tyre(91, 'R', 2), undefined],
  ['does not fit', tyre(84, 'V', 1), undefined],
])(
  'of a tyre that %s, the index that is enough is named only if its own is higher',
  (_name, given, expected) => {
    expect(enoughIndexOf(given, corolla)).toEqual(expected)
  },
)

test('without known requirements no index is higher', () => {
  expect(enoughIndexOf(tyre(91, 'V', 1), { ...corolla, loadPerTyreKg: null })).toBeUndefined()
  expect(enoughIndexOf(tyre(91, 'V', 1), { ...corolla, topSpeedKmh: null })).toBeUndefined()
})
