import { expect, test } from 'vitest'
import type { Hours } from './slots-of-day.ts'
import { slotsOfDay } from './slots-of-day.ts'
import { timeOfMinute } from './time-of-day.ts'

const times = (date: string, hours: Hours) =>
  slotsOfDay(date, hours).map(({ minute }) => timeOfMinute(minute).slice(0, 5))
const open = (startMinute: number, endMinute: number | null) => ({ startMinute, endMinute })

test.each<[string, Hours, string[]]>([
  ['8 to 10', open(480, 600), ['08:00', '08:30', '09:00', '09:30']],
  ['8 to 9.45: the last that ends in time', open(480, 585), ['08:00', '08:30', '09:00']],
  ['8.15 to 9.30', open(495, 570), ['08:15', '08:45']],
  ['a quarter of an hour', open(480, 495), []],
  ['22 without an end: to 23.30', open(1320, null), ['22:00', '22:30', '23:00']],
  ['23 to midnight', open(1380, 1440), ['23:00', '23:30']],
])('open %s', (_, hours, expected) => {
  expect(times('2026-12-01', hours)).toEqual(expected)
})

test('a slot is half an hour', () => {
  for (const { startsAt, endsAt } of slotsOfDay('2026-12-01', open(480, 600)))
    expect(endsAt - startsAt).toBe(30 * 60_000)
})

test('the night in spring has no slots between 3 and 4', () => {
  expect(times('2026-03-29', open(120, 270))).toEqual(['02:00', '02:30', '04:00'])
})

test('the night in autumn has each slot once, and none at the same moment as another', () => {
  const slots = slotsOfDay('2026-10-25', open(120, 300))
  expect(slots.map(({ minute }) => minute)).toEqual([120, 150, 180, 210, 240, 270])
  slots.slice(1).forEach((slot, index) => {
    expect(slot.startsAt).toBeGreaterThanOrEqual(slots[index]?.endsAt ?? Infinity)
  })
})
