import { expect, test } from 'vitest'
import { fitProblems, isOnlyAdvice } from './fit-of.ts'

const size = { width: 205, aspectRatio: 55, diameter: 16 }
const corolla = { sizes: [size], loadPerTyreKg: 515, loadPerTwinTyreKg: null, topSpeedKmh: 180, light: true }
const friction = { size, loadKg: 670, twinLoadKg: null, speedKmh: 190, seasonId: 2, has3pmsf: true }

test.each([
  ['a friction tyre of the right size, load and speed', {}, []],
  ['another width', { size: { ...size, width: 215 } }, ['size']],
  ['too little load', { loadKg: 500 }, ['load']],
  ['exactly enough load', { loadKg: 515 }, []],
  ['a winter tyre slower than the car, with a sign', { speedKmh: 160 }, ['speed-winter']],
  ['a winter tyre below 160 km/h', { speedKmh: 150 }, ['speed']],
  ['a summer tyre slower than the car', { seasonId: 1, speedKmh: 170 }, ['speed']],
  ['a studless winter tyre without the snowflake', { has3pmsf: false }, ['snowflake']],
  ['a studded tyre needs none', { seasonId: 3, has3pmsf: false }, []],
  ['a summer tyre needs none', { seasonId: 1, has3pmsf: false }, []],
  ['an index outside the tables', { loadKg: null, speedKmh: null }, []],
])('%s', (_what, changed, problems) => {
  expect(fitProblems({ ...friction, ...changed }, corolla)).toEqual(problems)
})

test('a truck’s winter tyre needs no snowflake by this law', () => {
  expect(fitProblems({ ...friction, has3pmsf: false }, { ...corolla, light: false })).toEqual([])
})

test.each([
  ['enough for one and for two', 4000, 2300, []],
  ['enough for one, too little beside another', 4000, 2120, ['load-twin']],
  ['too little for either', 3500, 2120, ['load', 'load-twin']],
  ['of what it carries beside another nothing is known', 4000, null, []],
])('twin wheels: %s', (_what, loadKg, twinLoadKg, problems) => {
  const lorry = { ...corolla, loadPerTyreKg: 3750, loadPerTwinTyreKg: 2250 }
  expect(fitProblems({ ...friction, loadKg, twinLoadKg }, lorry)).toEqual(problems)
})

test('only a slow winter tyre is advice', () => {
  expect(
    ['size', 'load', 'speed', 'speed-winter', 'snowflake'].filter((it) => isOnlyAdvice(it as never)),
  ).toEqual(['speed-winter'])
})
