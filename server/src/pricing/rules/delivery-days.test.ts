import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.ts'

const time = { leastDays: 2, mostDays: 5, untilHour: 14 }

test.each([
  ['a Monday morning', '2026-11-23', 9, '2026-11-25', '2026-11-30'],
  ['a minute before the hour', '2026-11-23', 13, '2026-11-25', '2026-11-30'],
  ['from the hour on the next day counts', '2026-11-23', 14, '2026-11-26', '2026-12-01'],
  ['a Friday afternoon counts as Monday', '2026-11-27', 15, '2026-12-02', '2026-12-07'],
  ['a Saturday counts as Monday', '2026-11-28', 9, '2026-12-02', '2026-12-07'],
  ['Christmas is left out, its eve too', '2026-12-22', 9, '2026-12-28', '2026-12-31'],
  ['a holiday itself counts as the next working day', '2027-01-06', 9, '2027-01-11', '2027-01-14'],
])('%s: %s at %i', (_, today, hour, from, to) => {
  expect(deliveryDays({ today, hour }, time)).toEqual({ from, to })
})
