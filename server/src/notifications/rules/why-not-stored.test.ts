import { expect, test } from 'vitest'
import { whyNotStored } from './why-not-stored.ts'

const allows = { comfort: false, analytics: false, marketing: true }
const refuses = { comfort: true, analytics: true, marketing: false }

test.each([
  ['who says nothing', false, null, 'marketing-not-allowed'],
  ['who says no although the cookie says yes', false, allows, 'marketing-not-allowed'],
  ['who says yes although the cookie says no', true, refuses, 'marketing-not-allowed'],
  ['who says yes, and the cookie too', true, allows, null],
  ['a program that says yes and has no cookie', true, null, null],
] as const)('%s', (_who, inRequest, inCookie, reason) => {
  expect(whyNotStored({ inRequest, inCookie })).toBe(reason)
})
