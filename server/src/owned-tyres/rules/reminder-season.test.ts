import { expect, test } from 'vitest'
import { reminderSeason } from './reminder-season.ts'

const days = { winter: '10-01', summer: '03-15' }

test.each([
  ['2026-09-30', null],
  ['2026-10-01', '2026-winter'],
  ['2026-10-07', '2026-winter'],
  ['2026-10-08', null],
  ['2027-03-14', null],
  ['2027-03-15', '2027-summer'],
])('on %s customers are reminded for %s', (today, key) => {
  expect(reminderSeason(days, today)?.key ?? null).toBe(key)
})

test('a reminder of the last days of a year may be sent in the next year, for the same season', () => {
  expect(reminderSeason({ ...days, winter: '12-29' }, '2027-01-02')).toEqual({
    season: 'winter',
    key: '2026-winter',
    day: '2026-12-29',
  })
})
