import { expect, test } from 'vitest'
import { timeWithWeekday } from './time-with-weekday.ts'

test('a time is shown with the weekday of Helsinki', () => {
  const lateInLondon = '2026-11-27T22:35:00Z'
  expect(timeWithWeekday(lateInLondon, 'fi_FI')).toBe('la 28.11.2026 klo 0.35')
  expect(timeWithWeekday(lateInLondon, 'en_GB')).toBe('Sat, 28 Nov 2026, 00:35')
})
