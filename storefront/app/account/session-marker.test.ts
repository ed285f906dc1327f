import { expect, test } from 'vitest'
import { hasSessionMarker } from './session-marker.ts'

test.each([
  ['session=1', true],
  ['locale=en_GB; session=1', true],
  ['locale=en_GB;session=1; cart=1', true],
  ['session=', false],
  ['staff-session=1', false],
  ['', false],
])('%j has a session: %s', (cookies, expected) => {
  expect(hasSessionMarker(cookies)).toBe(expected)
})
