import { expect, test } from 'vitest'
import { helsinkiDate } from './helsinki-date.ts'

test('the day changes at midnight in Helsinki, in summer and in winter', () => {
  expect(helsinkiDate(new Date('2026-11-22T21:59:59Z'))).toBe('2026-11-22')
  expect(helsinkiDate(new Date('2026-11-22T22:00:00Z'))).toBe('2026-11-23')
  expect(helsinkiDate(new Date('2026-07-01T20:59:59Z'))).toBe('2026-07-01')
  expect(helsinkiDate(new Date('2026-07-01T21:00:00Z'))).toBe('2026-07-02')
})
