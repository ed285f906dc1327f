import { judgeDay } from './judge-day.ts'
import type { DayFacts } from './why-not-offered.ts'

interface NextTime {
  readonly date: string
  /** At most three times of day, in minutes since midnight. */
  readonly minutes: readonly number[]
}

const timesShown = 3

/** Finds the first day with a free time. Days are examined one by one, so a generator may produce them lazily. */
export function nextTime(days: Iterable<DayFacts>): NextTime | null {
  for (const day of days) {
    const free = judgeDay(day).slots.filter(({ reason }) => reason === null)
    if (free.length > 0)
      return { date: day.date, minutes: free.slice(0, timesShown).map(({ minute }) => minute) }
  }
  return null
}
