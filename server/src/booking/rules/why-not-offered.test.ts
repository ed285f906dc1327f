import { expect, test } from 'vitest'
import { bookingWindow } from './booking-window.ts'
import { judgeDay } from './judge-day.ts'
import { nextTime } from './next-time.ts'
import { slotsOfDay } from './slots-of-day.ts'
import { aDay } from './testing/a-day.ts'
import type { DayFacts } from './why-not-offered.ts'
import { whyNotOffered } from './why-not-offered.ts'

const [eight, halfPastEight] = slotsOfDay('2026-12-01', { startMinute: 480, endMinute: 600 })
if (!eight || !halfPastEight) throw new Error('The day has no slots.')
const taken = (bayId: number, from = eight.startsAt, to = eight.endsAt) => ({ bayId, from, to })

function window({ now = '2026-11-20T10:00:00Z', arrivalDay = '2026-11-20', holdsOwnStock = false }) {
  return bookingWindow({ now: new Date(now), daysAhead: 60, arrivalDay }, { minSkipDay: 2, holdsOwnStock })
}

test.each<[string, Partial<DayFacts>, ReturnType<typeof whyNotOffered>]>([
  ['a free time', {}, null],
  ['a weekday without hours', { hours: null }, 'closed'],
  ['a holiday', { isHoliday: true }, 'holiday'],
  ['a holiday on a closed weekday', { hours: null, isHoliday: true }, 'closed'],
  ['the last day of notice', { date: '2026-11-22' }, 'too-soon'],
  ['the first day after it', { date: '2026-11-23' }, null],
  [
    'the day before the tyres have arrived',
    { window: window({ arrivalDay: '2026-12-02' }) },
    'before-delivery',
  ],
  ['the last day of their delivery range', { window: window({ arrivalDay: '2026-12-01' }) }, null],
  [
    'a day before that at a point with its own stock',
    { window: window({ arrivalDay: '2026-12-02', holdsOwnStock: true }) },
    null,
  ],
  [
    'a day of notice before the tyres have arrived',
    { date: '2026-11-22', window: window({ arrivalDay: '2026-12-02' }) },
    'too-soon',
  ],
  [
    'a closed day before the tyres have arrived',
    { hours: null, window: window({ arrivalDay: '2026-12-02' }) },
    'closed',
  ],
  ['yesterday', { date: '2026-11-19' }, 'too-soon'],
  ['the last day of the horizon', { date: '2027-01-19' }, null],
  ['the day after it', { date: '2027-01-20' }, 'too-late'],
  ['a break that starts with it', { break: { from: 480, to: 540 } }, 'break'],
  ['a break that ends when it starts', { break: { from: 420, to: 480 } }, null],
  ['a break that starts when it ends', { break: { from: 510, to: 540 } }, null],
  ['a break that starts within it', { break: { from: 495, to: 540 } }, 'break'],
  ['a day that staff have blocked', { blocks: [{ from: 0, to: 1440 }] }, 'blocked'],
  ['an hour that staff have blocked', { blocks: [{ from: 480, to: 540 }] }, 'blocked'],
  ['another hour that staff have blocked', { blocks: [{ from: 510, to: 540 }] }, null],
  ['its only bay taken', { taken: [taken(1)] }, 'taken'],
  ['one of two bays taken', { bays: [1, 2], taken: [taken(1)] }, null],
  ['both bays taken', { bays: [1, 2], taken: [taken(1), taken(2)] }, 'taken'],
  [
    'the bay taken just before and just after',
    {
      taken: [taken(1, eight.startsAt - 1_800_000, eight.startsAt), taken(1, eight.endsAt, eight.endsAt + 1)],
    },
    null,
  ],
  [
    'the bay taken by a time that overlaps',
    {
      taken: [taken(1, eight.startsAt + 900_000, eight.endsAt + 900_000)],
    },
    'taken',
  ],
  ['a bay that is no longer there taken', { taken: [taken(9)] }, null],
  ['no bay', { bays: [] }, 'taken'],
])('%s', (_, changed, reason) => {
  expect(whyNotOffered(eight, aDay(changed))).toBe(reason)
})

test('with a break from 11 to 12, 11.00 and 11.30 are left out and 12.00 is there', () => {
  const day = aDay({ hours: { startMinute: 630, endMinute: 750 }, break: { from: 660, to: 720 } })
  const free = judgeDay(day).slots.filter(({ reason }) => reason === null)
  expect(free.map(({ minute }) => minute)).toEqual([630, 720])
})

test('two days of notice on 20 November make the 23rd the first date, whatever zone the machine is in', () => {
  expect(window({ now: '2026-11-20T10:00:00Z' }).firstDate).toBe('2026-11-23')
  expect(window({ now: '2026-11-20T21:59:59Z' }).firstDate).toBe('2026-11-23')
  expect(window({ now: '2026-11-20T22:00:00Z' }).firstDate).toBe('2026-11-24')
})

test('the next time skips closed days, holidays and full days, and has at most three times', () => {
  const days = [
    aDay({ date: '2026-12-04', hours: null }),
    aDay({ date: '2026-12-06', isHoliday: true }),
    aDay({ date: '2026-12-07', bays: [] }),
    aDay({ date: '2026-12-08', break: { from: 480, to: 510 } }),
    aDay({ date: '2026-12-09' }),
  ]
  expect(nextTime(days)).toEqual({ date: '2026-12-08', minutes: [510, 540, 570] })
  expect(nextTime([...days.slice(-1)])?.minutes).toHaveLength(3)
  expect(nextTime(days.slice(0, 3))).toBeNull()
})

test.each<[string, Partial<DayFacts>, string | null]>([
  ['one time free', { taken: [taken(1)] }, null],
  [
    'all taken but for the break',
    {
      break: { from: 510, to: 600 },
      taken: [taken(1)],
    },
    'taken',
  ],
  [
    'blocked but for the break',
    { break: { from: 480, to: 510 }, blocks: [{ from: 510, to: 600 }] },
    'blocked',
  ],
  ['a break all day long', { break: { from: 480, to: 600 } }, 'closed'],
  ['open for ten minutes', { hours: { startMinute: 480, endMinute: 490 } }, 'closed'],
])('the reason of a day: %s', (_, changed, reason) => {
  expect(judgeDay(aDay(changed)).reason).toBe(reason)
})
