import { expect, test } from 'vitest'
import { freeDay, timesOf, whyNotPicked } from './dealer-times.ts'

const times = timesOf({
  first_date: '2026-12-04',
  last_date: '2027-01-21',
  days: [{ schedule_date: '2026-12-04', start_times: ['09:30:00', '10:00:00'] }],
  unavailable: [
    { schedule_date: '2026-12-03', start_time: null, full_day: true, reason: 'too-soon' },
    { schedule_date: '2026-12-04', start_time: '09:00:00', full_day: false, reason: 'taken' },
    { schedule_date: '2026-12-05', start_time: null, full_day: true, reason: 'closed' },
    { schedule_date: '2026-12-06', start_time: null, full_day: true, reason: 'holiday' },
  ],
})

test('a day with free times can be picked, and says which of its times are gone', () => {
  expect(whyNotPicked(times, '2026-12-04', 'en_GB')).toBeNull()
  expect(freeDay(times, '2026-12-04')).toEqual({
    date: '2026-12-04',
    times: ['09:30', '10:00'],
    missing: [{ time: '09:00', reason: 'taken' }],
  })
})

test.each([
  ['a day of notice', '2026-12-03', 'The service point needs more notice.'],
  ['a day on which the point is closed', '2026-12-05', 'The service point is closed then.'],
  ['a holiday, by its name', '2026-12-06', 'That day is a holiday: Independence Day.'],
  ['a day after the last', '2027-01-22', 'Times that far ahead cannot be booked yet.'],
])('%s says why it cannot be picked', (_case, date, sentence) => {
  expect(whyNotPicked(times, date, 'en_GB')).toBe(sentence)
  expect(freeDay(times, date)).toBeNull()
})
