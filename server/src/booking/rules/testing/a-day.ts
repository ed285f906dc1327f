import { bookingWindow } from '../booking-window.ts'
import type { DayFacts } from '../why-not-offered.ts'

/** Tuesday 1 December 2026, open from 8 to 10 with one bay, as seen on Friday 20 November. */
export function aDay(changed: Partial<DayFacts> = {}): DayFacts {
  return {
    date: '2026-12-01',
    window: bookingWindow(
      { now: new Date('2026-11-20T10:00:00Z'), daysAhead: 60, arrivalDay: '2026-11-20' },
      { minSkipDay: 2, holdsOwnStock: false },
    ),
    hours: { startMinute: 480, endMinute: 600 },
    isHoliday: false,
    break: null,
    blocks: [],
    bays: [1],
    taken: [],
    ...changed,
  }
}
