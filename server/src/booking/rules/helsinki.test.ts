import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { expect, test } from 'vitest'
import { dayIdOf, minuteOf, momentAt, startOfDay } from './helsinki.ts'

test.each([
  ['2026-11-22T21:59:59Z', '2026-11-22'],
  ['2026-11-22T22:00:00Z', '2026-11-23'],
  ['2026-07-01T20:59:59Z', '2026-07-01'],
  ['2026-07-01T21:00:00Z', '2026-07-02'],
  ['2026-12-31T22:00:00Z', '2027-01-01'],
])('at %s it is %s in Helsinki', (moment, date) => {
  expect(helsinkiDate(new Date(moment))).toBe(date)
})

test.each([
  ['2026-12-01', 540, '2026-12-01T07:00:00.000Z'],
  ['2026-07-01', 540, '2026-07-01T06:00:00.000Z'],
  // The clock goes forward at 3:00 on 29 March 2026, and back at 4:00 on 25 October.
  ['2026-03-29', 150, '2026-03-29T00:30:00.000Z'],
  ['2026-03-29', 240, '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', 150, '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', 210, '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', 240, '2026-10-25T02:00:00.000Z'],
])('on %s minute %i is %s', (date, minute, moment) => {
  const found = momentAt(date, minute)
  expect(new Date(found ?? 0).toISOString()).toBe(moment)
  expect(minuteOf(new Date(found ?? 0))).toBe(minute)
})

test('the hour that spring leaves out is at no moment', () => {
  expect([180, 210].map((minute) => momentAt('2026-03-29', minute))).toEqual([null, null])
})

test('a day is 23, 24 or 25 hours long', () => {
  const hours = (date: string) => (startOfDay(addDays(date, 1)) - startOfDay(date)) / 3_600_000
  expect(['2026-03-29', '2026-06-01', '2026-10-25'].map(hours)).toEqual([23, 24, 25])
})

test('weekdays are counted from Sunday, which is 1', () => {
  expect([dayIdOf('2026-11-22'), dayIdOf('2026-11-23'), dayIdOf('2026-11-28')]).toEqual([1, 2, 7])
})

test('days go on over the end of a month and of a leap year’s February', () => {
  expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2028-02-28', 2)]).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2028-03-01',
  ])
})
