import { expect, test } from 'vitest'
import { dayShown, timeShown } from './day-shown.ts'

test.each([
  ['fi', 'ma 23.11.', '8.30'],
  ['en', 'Mon 23/11', '08:30'],
] as const)('days and times are written as in %s, with or without seconds', (language, day, time) => {
  expect(dayShown('2026-11-23', language)).toBe(day)
  expect(timeShown('08:30', language)).toBe(time)
  expect(timeShown('08:30:00', language)).toBe(time)
})
