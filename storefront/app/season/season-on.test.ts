import { expect, test } from 'vitest'
import { dayOf, halfMonthOfStrip, isWinterByLaw, seasonOn } from './season-on.ts'

test.each([
  ['2026-11-20', 'winter'],
  ['2026-02-28', 'winter'],
  ['2026-03-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'winter'],
])('on %s one buys for the %s', (date, season) => {
  expect(seasonOn(dayOf(date))).toBe(season)
})

test.each([
  ['the last of October', { month: 10, day: 31 }, false],
  ['the first of November', { month: 11, day: 1 }, true],
  ['the last of March', { month: 3, day: 31 }, true],
  ['the first of April', { month: 4, day: 1 }, false],
])('studs on %s', (_name, day, allowed) => {
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
