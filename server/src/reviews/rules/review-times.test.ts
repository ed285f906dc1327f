import { expect, test } from 'vitest'
import { deliveredWhenDue, isOpen, openUntil, rejectedBefore } from './review-times.ts'

const now = new Date('2026-11-20T10:00:00Z')

test('buyers are asked three weeks after the delivery, and about nothing older than sixty days', () => {
  expect(deliveredWhenDue(now)).toEqual({
    from: new Date('2026-09-21T10:00:00Z'),
    to: new Date('2026-10-30T10:00:00Z'),
  })
})

test('a link is open for ninety days', () => {
  expect(openUntil(now)).toEqual(new Date('2027-02-18T10:00:00Z'))
})

test.each([
  ['at the last minute of its last day in Helsinki', '2027-02-18T21:59:59Z', true],
  ['from the next day on', '2027-02-18T22:00:00Z', false],
])('a link is open %s: %s, %s', (_when, moment, open) => {
  expect(isOpen(new Date('2027-02-18T10:00:00Z'), new Date(moment))).toBe(open)
})

test('a rejected review goes after half a year', () => {
  expect(rejectedBefore(now)).toEqual(new Date('2026-05-24T10:00:00Z'))
})
