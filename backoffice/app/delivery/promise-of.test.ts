import { expect, test } from 'vitest'
import { promiseOf } from './promise-of.ts'

// A Thursday morning.
const now = { today: '2026-11-26', hour: 9 }
const values = {
  tiers: '1 = 14,90\n4 = 39,90',
  free_from_cents: '600',
  cars_least_days: '2',
  cars_most_days: '5',
  trucks_least_days: '3',
  trucks_most_days: '7',
  cut_off_hour: '14',
  no_dispatch_dates: '',
  valid_from: '',
}

test('the prices of 1, 2, 4 and 8 tyres and the days of an order placed now are shown', () => {
  expect(promiseOf(values, now)).toEqual({
    prices: [1490, 1490, 3990, 3990],
    freeFromCents: 60_000,
    start: null,
    days: {
      cars: { from: '2026-11-30', to: '2026-12-03' },
      trucks: { from: '2026-12-01', to: '2026-12-07' },
    },
  })
})

test('the current hour as the cut-off hour moves the days by one', () => {
  expect(promiseOf({ ...values, cut_off_hour: '9' }, now).days?.cars.from).toBe('2026-12-01')
  expect(promiseOf({ ...values, cut_off_hour: '10' }, now).days?.cars.from).toBe('2026-11-30')
})

test('the preview of scheduled settings shows the days of an order placed on their start date', () => {
  const { start, days } = promiseOf({ ...values, valid_from: '2026-12-23', no_dispatch_4: 'on' }, now)
  expect([start, days?.cars.from]).toEqual(['2026-12-23', '2026-12-29'])
})

test('a start date whose year has too many digits leaves the days of an order placed now', () => {
  const { start, days } = promiseOf({ ...values, valid_from: '20266-12-23' }, now)
  expect([start, days?.cars.from]).toEqual([null, '2026-11-30'])
})

test.each([
  ['tiers that start at two tyres', { tiers: '2 = 14,90' }, [null, true]],
  ['a price that cannot be read', { tiers: '1 = ?' }, [null, true]],
  ['no longest time', { cars_most_days: '' }, [true, null]],
  ['a longest time below the shortest', { trucks_most_days: '2' }, [true, null]],
  ['days that cannot be read', { no_dispatch_dates: 'jouluaatto' }, [true, null]],
])('%s: only what can be computed is shown', (_, changed, shown) => {
  const { prices, days } = promiseOf({ ...values, ...changed }, now)
  expect([prices && true, days && true]).toEqual(shown)
})
