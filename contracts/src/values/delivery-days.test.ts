import { expect, test } from 'vitest'
import type { Dispatch } from './delivery-days.ts'
import { deliveryDays } from './delivery-days.ts'

const time = { leastDays: 2, mostDays: 5 }
const untilFourteen = { cutOffHour: 14, noDispatchWeekdays: [], noDispatchDates: [] }
const promised = (today: string, hour: number, dispatch: Partial<Dispatch> = {}) =>
  deliveryDays({ today, hour }, time, { ...untilFourteen, ...dispatch })

test.each([
  ['a Monday morning', '2026-11-23', 9, '2026-11-25', '2026-11-30'],
  ['a minute before the hour', '2026-11-23', 13, '2026-11-25', '2026-11-30'],
  ['from the hour on the next day counts', '2026-11-23', 14, '2026-11-26', '2026-12-01'],
  ['a Friday afternoon counts as Monday', '2026-11-27', 15, '2026-12-02', '2026-12-07'],
  ['a Saturday counts as Monday', '2026-11-28', 9, '2026-12-02', '2026-12-07'],
  ['Christmas is left out, its eve too', '2026-12-22', 9, '2026-12-28', '2026-12-31'],
  ['a holiday itself counts as the next working day', '2027-01-06', 9, '2027-01-11', '2027-01-14'],
])('%s: %s at %i', (_, today, hour, from, to) => {
  expect(promised(today, hour)).toEqual({ from, to })
})

test.each([
  ['the current hour, the next day counts', 9, '2026-11-26'],
  ['the next hour, today counts', 10, '2026-11-25'],
  ['0, every order counts as the next day’s', 0, '2026-11-26'],
  ['24, orders count until midnight', 24, '2026-11-25'],
])('with a cut-off hour of %s', (_, cutOffHour, from) => {
  expect(promised('2026-11-23', 9, { cutOffHour }).from).toBe(from)
})

test.each([
  ['an order waits for the next day with dispatch', ['2026-11-23', '2026-11-24'], '2026-11-27'],
  ['a day without dispatch after the order was sent changes nothing', ['2026-11-24'], '2026-11-25'],
])('%s', (_, noDispatchDates, from) => {
  expect(promised('2026-11-23', 9, { noDispatchDates }).from).toBe(from)
})

test('an order that comes before weekdays without dispatch waits until they are over', () => {
  // Thursday afternoon: nothing is sent on Friday, the weekend or Monday.
  expect(promised('2026-11-26', 15, { noDispatchWeekdays: [1, 5] })).toEqual({
    from: '2026-12-03',
    to: '2026-12-08',
  })
})

test('a late order before a day without dispatch is sent on the day after that', () => {
  expect(promised('2026-11-23', 15, { noDispatchDates: ['2026-11-24'] }).from).toBe('2026-11-27')
})
