import { expect, test } from 'vitest'
import { nearestTimes } from './load-former-time.ts'

const day = (date: string, ...times: string[]) => ({ date, times, missing: [] })
const dealer = (...days: ReturnType<typeof day>[]) => ({ lastDate: '2026-12-31', days, reasons: {} })
const wanted = { date: '2026-12-01', time: '10:00' }
const shown = (...days: ReturnType<typeof day>[]) =>
  nearestTimes(dealer(...days), wanted).map(({ date, time }) => `${date} ${time}`)

test('the three nearest times of the same day are listed in the order of the day', () => {
  expect(shown(day('2026-12-01', '08:00', '09:30', '10:30', '11:00', '16:00'))).toEqual([
    '2026-12-01 09:30',
    '2026-12-01 10:30',
    '2026-12-01 11:00',
  ])
})

test('a full day leaves the nearest times of the days before and after', () => {
  expect(shown(day('2026-11-30', '09:00', '15:30'), day('2026-12-02', '08:00', '09:00'))).toEqual([
    '2026-11-30 15:30',
    '2026-12-02 08:00',
    '2026-12-02 09:00',
  ])
})

test('a service point without free times has none to offer', () => {
  expect(shown()).toEqual([])
})
