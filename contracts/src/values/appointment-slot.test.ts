import { expect, test } from 'vitest'
import { endOfSlot } from './appointment-slot.ts'

test.each([
  ['08:30', '09:00'],
  ['09:00', '09:30'],
  ['23:30', '00:00'],
])('an appointment at %s ends at %s', (start, end) => {
  expect(endOfSlot(start)).toBe(end)
})
