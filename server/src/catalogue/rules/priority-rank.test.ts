import { expect, test } from 'vitest'
import { gripRank, quietRank } from './priority-rank.ts'

const summer = { seasonId: 1, iceGrip: false, has3pmsf: false, wetGrip: 'B', noiseValue: 70 }
const friction = { ...summer, seasonId: 2, has3pmsf: true }
const studs = { ...friction, seasonId: 3, wetGrip: null, noiseValue: null }

test.each([
  ['summer tyres by wet grip', { ...summer, wetGrip: 'A' }, summer],
  ['a stated class before one that is not stated', { ...summer, wetGrip: 'G' }, { ...summer, wetGrip: null }],
  ['the ice grip mark before a better wet grip', { ...friction, iceGrip: true, wetGrip: 'E' }, friction],
  ['the ice grip mark before studs', { ...friction, iceGrip: true, wetGrip: 'E' }, studs],
  ['studs before friction tyres without the ice grip mark', studs, { ...friction, wetGrip: 'A' }],
  ['the snowflake before winter tyres without it', friction, { ...friction, has3pmsf: false, wetGrip: 'A' }],
  ['winter tyres with the same marks by wet grip', { ...friction, wetGrip: 'A' }, friction],
])('grip ranks %s', (_name, better, worse) => {
  expect(gripRank(better)).toBeLessThan(gripRank(worse))
})

test('the snowflake of an all-season tyre does not count as grip', () => {
  const allSeason = { ...summer, seasonId: 5 }
  expect(gripRank({ ...allSeason, has3pmsf: true })).toBe(gripRank(allSeason))
})

test('fewer decibels are quieter, and a noise that is not stated ranks last', () => {
  expect(quietRank({ noiseValue: 68 })).toBeLessThan(quietRank({ noiseValue: 71 }))
  expect(quietRank({ noiseValue: 99 })).toBeLessThan(quietRank({ noiseValue: null }))
})
