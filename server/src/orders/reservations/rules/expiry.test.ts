import { expect, test } from 'vitest'
import { expiryOf, expiryWhilePending } from './expiry.ts'

const noon = new Date('2026-11-20T12:00:00Z')

test('a reservation lasts half an hour', () => {
  expect(expiryOf(noon)).toEqual(new Date('2026-11-20T12:30:00Z'))
})

test('while a provider has not decided, it lasts two hours in total', () => {
  expect(expiryWhilePending(noon)).toEqual(new Date('2026-11-20T14:00:00Z'))
})
