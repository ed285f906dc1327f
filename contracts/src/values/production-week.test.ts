import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './helsinki-date.ts'
import {
  judgeProductionWeek,
  parseProductionWeek,
  productionWeekText,
  weekOfDate,
} from './production-week.ts'

const today = '2026-11-25'
const dates = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays('2021-01-01', days))
const weeks = fc.record({ year: fc.integer({ min: 2000, max: 2099 }), week: fc.integer({ min: 1, max: 53 }) })

test.each([
  ['3125', 'fine'],
  ['4826', 'fine'],
  ['4926', 'in-future'],
  ['0127', 'in-future'],
  ['0025', 'wrong'],
  ['5425', 'wrong'],
  ['9925', 'wrong'],
  ['325', 'wrong'],
  ['31/25', 'wrong'],
  ['', 'wrong'],
  ['5325', 'fine'],
  ['4823', 'fine'],
  ['4723', 'old'],
  ['4821', 'old'],
  ['4721', 'not-as-new'],
  ['4906', 'not-as-new'],
  ['4806', 'too-old'],
  ['3101', 'too-old'],
] as const)('on 25 November 2026 week %s is judged as %s', (text, verdict) => {
  expect(judgeProductionWeek(text, today)).toBe(verdict)
})

test.each([
  ['2025-12-29', { year: 2026, week: 1 }],
  ['2027-01-03', { year: 2026, week: 53 }],
  ['2027-01-04', { year: 2027, week: 1 }],
  ['2026-11-25', { year: 2026, week: 48 }],
])('%s is in the week that ISO 8601 says', (date, week) => {
  expect(weekOfDate(date)).toEqual(week)
})

test('a week that is written and read again is the same week', () => {
  fc.assert(
    fc.property(weeks, (week) => {
      expect(parseProductionWeek(productionWeekText(week))).toEqual(week)
    }),
  )
})

test('all seven days from Monday are in one week, and the next Monday is in another', () => {
  fc.assert(
    fc.property(dates, (date) => {
      const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7))
      for (let day = 1; day < 7; day += 1)
        expect(weekOfDate(addDays(monday, day))).toEqual(weekOfDate(monday))
      expect(weekOfDate(addDays(monday, 7))).not.toEqual(weekOfDate(monday))
    }),
  )
})

test('the current week is fine on every day, and a tyre only ever gets older', () => {
  const order = ['in-future', 'fine', 'old', 'not-as-new', 'too-old']
  fc.assert(
    fc.property(dates, weeks, fc.integer({ min: 0, max: 9000 }), (date, week, days) => {
      expect(judgeProductionWeek(productionWeekText(weekOfDate(date)), date)).toBe('fine')
      const at = (day: string) => order.indexOf(judgeProductionWeek(productionWeekText(week), day))
      expect(at(addDays(date, days))).toBeGreaterThanOrEqual(at(date))
    }),
  )
})
