import { addDays } from '@pito/contracts/values/helsinki-date'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bookingWindow } from './booking-window.ts'
import { startOfDay } from './helsinki.ts'
import { judgeDay } from './judge-day.ts'
import type { DayFacts, Span } from './why-not-offered.ts'

const minute = fc.integer({ min: 0, max: 96 }).map((quarters) => quarters * 15)
const span: fc.Arbitrary<Span> = fc
  .tuple(minute, minute)
  .filter(([a, b]) => a !== b)
  .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
/** The range covers a year and a half, with both nights on which the clock changes. */
const date = fc.integer({ min: 0, max: 540 }).map((days) => addDays('2026-03-01', days))

const facts: fc.Arbitrary<DayFacts> = fc
  .record({
    date,
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-09-01'), noInvalidDate: true }),
    minSkipDay: fc.integer({ min: 0, max: 10 }),
    arrivalDay: date,
    holdsOwnStock: fc.boolean(),
    hours: fc.option(span),
    isHoliday: fc.boolean(),
    break: fc.option(span),
    blocks: fc.array(span, { maxLength: 3 }),
    bays: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    taken: fc.array(fc.record({ bayId: fc.integer({ min: 1, max: 4 }), at: minute }), { maxLength: 60 }),
  })
  .map(({ now, minSkipDay, arrivalDay, holdsOwnStock, hours, taken, ...day }) => ({
    ...day,
    window: bookingWindow({ now, daysAhead: 365, arrivalDay }, { minSkipDay, holdsOwnStock }),
    hours: hours && { startMinute: hours.from, endMinute: hours.to },
    taken: taken.map(({ bayId, at }) => {
      const from = startOfDay(day.date) + at * 60_000
      return { bayId, from, to: from + 1_800_000 }
    }),
  }))

/** Implements BOOK-23 to BOOK-25, BOOK-27 and the arrival of the tyres a second time, without the code under test. */
function mayBeOffered(day: DayFacts, slot: { minute: number; startsAt: number }): boolean {
  const end = slot.minute + 30
  const within = ({ from, to }: Span) => from < end && slot.minute < to
  const isBooked = (bay: number) =>
    day.taken.some(({ bayId, from }) => bayId === bay && Math.abs(from - slot.startsAt) < 1_800_000)
  return (
    day.hours !== null &&
    slot.minute >= day.hours.startMinute &&
    end <= (day.hours.endMinute ?? 1410) &&
    !day.isHoliday &&
    day.date >= day.window.firstDate &&
    (day.window.arrivalDay === null || day.date >= day.window.arrivalDay) &&
    day.date <= day.window.lastDate &&
    !(day.break && within(day.break)) &&
    !day.blocks.some(within) &&
    day.bays.some((bay) => !isBooked(bay))
  )
}

test('a slot is offered if and only if nothing stands against it', () => {
  fc.assert(
    fc.property(facts, (day) => {
      for (const slot of judgeDay(day).slots)
        expect([slot.minute, slot.reason === null]).toEqual([slot.minute, mayBeOffered(day, slot)])
    }),
    { numRuns: 1000 },
  )
})

test('every half hour from opening to closing is judged, but for those that the clock leaves out', () => {
  fc.assert(
    fc.property(facts, (day) => {
      const { hours } = day
      fc.pre(hours !== null && !day.isHoliday)
      const { firstDate, arrivalDay, lastDate } = day.window
      fc.pre(day.date >= firstDate && day.date >= (arrivalDay ?? firstDate) && day.date <= lastDate)
      const count = Math.floor(((hours?.endMinute ?? 0) - (hours?.startMinute ?? 0)) / 30)
      const minutes = Array.from({ length: count }, (_, index) => (hours?.startMinute ?? 0) + index * 30)
      const isLeftOut = (at: number) => /-03-(29|28)$/.test(day.date) && at >= 180 && at < 240
      const judged = judgeDay(day).slots.map((slot) => slot.minute)
      expect(judged.filter((at) => !isLeftOut(at))).toEqual(minutes.filter((at) => !isLeftOut(at)))
    }),
    { numRuns: 500 },
  )
})

test('a day has a reason if and only if none of its times is free', () => {
  fc.assert(
    fc.property(facts, (day) => {
      const { reason, slots } = judgeDay(day)
      expect(reason === null).toBe(slots.some((slot) => slot.reason === null))
    }),
  )
})
