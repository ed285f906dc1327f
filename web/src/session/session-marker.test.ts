import { expect, test } from 'vitest'
import { hasSessionMarker } from './session-marker.ts'

test.each([
  ['session=1', true],
  ['locale=en_GB; session=1', true],
  ['locale=en_GB;session=1; cart=1', true],
  ['session=', false],
  ['staff-session=1', false],
  ['', false],
])('with the cookies %j a customer has a session: %s', (cookies, expected) => {
  expect(hasSessionMarker('customer', cookies)).toBe(expected)
})

test('staff have a session of their own beside that of a customer', () => {
  expect(hasSessionMarker('staff', 'session=1')).toBe(false)
  expect(hasSessionMarker('staff', 'session=1; staff-session=1')).toBe(true)
})
