import { expect, test } from 'vitest'
import { tyreAge } from './tyre-age.ts'

// 2026-10-01 is in week 40.
test.each([
  ['made last week', { year: 2026, week: 39 }, { years: 0, hint: null }],
  ['nearly six years old', { year: 2020, week: 41 }, { years: 5, hint: null }],
  ['six years old', { year: 2020, week: 40 }, { years: 6, hint: 'check' }],
  ['eight years old', { year: 2018, week: 40 }, { years: 8, hint: 'check' }],
  ['a week older than eight years', { year: 2018, week: 39 }, { years: 8, hint: 'old' }],
  ['nine years old', { year: 2017, week: 40 }, { years: 9, hint: 'old' }],
  ['made in a week that is still to come', { year: 2026, week: 45 }, { years: 0, hint: null }],
])('the age of tyres %s', (_what, made, age) => {
  expect(tyreAge(made, '2026-10-01')).toEqual(age)
})
