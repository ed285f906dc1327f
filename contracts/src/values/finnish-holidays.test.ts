import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { finnishHolidays, holidayOn } from './finnish-holidays.ts'

/** The dates were worked out by hand from the almanac of the University of Helsinki, for 2026 to 2028. */
const days = readFileSync(join(import.meta.dirname, 'finnish-holidays-dates.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
const closed = days.filter(([, , , , servicePoints]) => servicePoints === 'closed')

test.each(days)('%s (%s) %s, %s, is %s', (date, _weekday, _key, _status, servicePoints) => {
  expect(holidayOn(date ?? '') !== undefined).toBe(servicePoints === 'closed')
})

test.each([2026, 2027, 2028])('%i has no other holidays than the almanac', (year) => {
  const expected = closed.map(([date]) => date ?? '').filter((date) => date.startsWith(String(year)))
  expect(finnishHolidays(year).map(({ date }) => date)).toEqual(expected)
})

test.each([
  ['2024-03-31', 'Easter Sunday in March'],
  ['2025-04-20', 'Easter Sunday in April'],
  ['2038-04-25', 'the latest Easter Sunday there is'],
  ['2026-06-19', 'Midsummer Eve on the first day it can be'],
  ['2027-06-25', 'Midsummer Eve on the last day it can be'],
  ['2026-10-31', 'All Saints’ Day in October'],
  ['2027-11-06', 'All Saints’ Day in November'],
])('%s is a holiday: %s', (date) => {
  expect(holidayOn(date)).toBeDefined()
})

test('a holiday has its name in both languages', () => {
  expect(holidayOn('2026-06-19')?.names).toEqual({ fi_FI: 'Juhannusaatto', en_GB: 'Midsummer Eve' })
})

test('two holidays on one day are one closed day', () => {
  expect(finnishHolidays(2008).filter(({ date }) => date === '2008-05-01')).toHaveLength(2)
  expect(holidayOn('2008-05-01')).toBeDefined()
})
