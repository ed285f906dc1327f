import { expect, test } from 'vitest'
import { helsinkiTime } from './helsinki-time.ts'

test.each([
  ['in winter', '2026-11-22T14:45:00Z', '16:45'],
  ['in summer', '2026-07-01T21:30:00Z', '00:30'],
])('an instant %s is shown by the clock in Helsinki', (_case, instant, shown) => {
  expect(helsinkiTime(instant)).toBe(shown)
})
