import { expect, test } from 'vitest'
import { dayOf, halfMonthOfStrip, isWinterByLaw, seasonOn } from './season-on.ts'

test.each([
  ['2026-11-20', 'winter'],
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'winter'],
])('on %s customers buy %s tyres', (date, season) => {
  expect(seasonOn(dayOf(date))).toBe(season)
})

test.each([
  ['31 October', false, { month: 10, day: 31 }],
  ['1 November', true, { month: 11, day: 1 }],
  ['31 March', true, { month: 3, day: 31 }],
  ['1 April', false, { month: 4, day: 1 }],
])('on %s studs are allowed: %s', (_date, allowed, day) => {
  expect(isWinterByLaw(day)).toBe(allowed)
})

test.each([
  [{ month: 9, day: 1 }, 0],
  [{ month: 11, day: 20 }, 5],
  [{ month: 1, day: 15 }, 8],
  [{ month: 8, day: 31 }, 23],
])('the strip runs from September to August', (day, column) => {
  expect(halfMonthOfStrip(day)).toBe(column)
})
