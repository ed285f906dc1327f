import { expect, test } from 'vitest'
import { halfMonthOfStrip, helsinkiDay, isWinterByLaw, seasonOn } from './season-on.ts'

test.each([
  ['2026-11-20T10:00:00Z', 'winter'],
  ['2026-02-28T10:00:00Z', 'winter'],
  ['2026-03-01T10:00:00Z', 'summer'],
  ['2026-08-31T10:00:00Z', 'summer'],
  ['2026-09-01T10:00:00Z', 'winter'],
])('on %s one buys for the %s', (moment, season) => {
  expect(seasonOn(helsinkiDay(new Date(moment)))).toBe(season)
})

test('the day is Helsinki’s, not the machine’s', () => {
  expect(helsinkiDay(new Date('2026-10-31T22:30:00Z'))).toEqual({ month: 11, day: 1 })
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
