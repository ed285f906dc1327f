import { expect, test } from 'vitest'
import { actingUntil, minutesLeft } from './acting-cookie.ts'

test.each([
  ['', null],
  ['session=1; locale=fi_FI', null],
  ['acting=', null],
  ['reacting=1700000000', null],
  ['acting=1700000000', 1_700_000_000_000],
  ['session=1; acting=1700000000; locale=fi_FI', 1_700_000_000_000],
])('%j says %j', (cookies, until) => {
  expect(actingUntil(cookies)).toBe(until)
})

test.each([
  [0, 60],
  [1, 60],
  [60_000, 59],
  [3_599_999, 1],
  [3_600_000, 0],
  [9_999_999, 0],
])('after %i ms %i minutes are left', (passed, minutes) => {
  expect(minutesLeft(3_600_000, passed)).toBe(minutes)
})
