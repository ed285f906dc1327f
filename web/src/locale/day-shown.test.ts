import { expect, test } from 'vitest'
import { dayShown, daysShown, timeShown } from './day-shown.ts'

test.each([
  ['fi', 'ma 23.11.', '8.30'],
  ['en', 'Mon 23 Nov', '08:30'],
] as const)('days and times are written as in %s, with or without seconds', (language, day, time) => {
  expect(dayShown('2026-11-23', language)).toBe(day)
  expect(timeShown('08:30', language)).toBe(time)
  expect(timeShown('08:30:00', language)).toBe(time)
})

test.each([
  ['fi', '2026-12-01', 'to 26.11.\u00a0– ti 1.12.'],
  ['en', '2026-12-01', '26 November\u00a0– 1 December'],
  ['en', '2026-11-30', '26–30 November'],
  ['fi', '2026-11-26', 'to 26.11.'],
] as const)('the days of a delivery are written as in %s, one day only once', (language, to, shown) => {
  expect(daysShown({ from: '2026-11-26', to }, language)).toBe(shown)
})
