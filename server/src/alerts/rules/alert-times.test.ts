import { expect, test } from 'vitest'
import { confirmedBefore, unconfirmedBefore } from './alert-times.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('a request waits two days for its confirmation', () => {
  expect(unconfirmedBefore(now)).toEqual(new Date('2026-11-18T10:00:00Z'))
})

test('a confirmed one waits a year', () => {
  expect(confirmedBefore(now)).toEqual(new Date('2025-11-20T10:00:00Z'))
})
