import { slotMinutes } from '@pito/contracts/values/appointment-slot'
import { helsinkiDate } from '@pito/contracts/values/helsinki-date'
import { minuteOf } from './rules/helsinki.ts'
import { timeOfMinute } from './rules/time-of-day.ts'

/** Returns the day, start and end of an appointment in local time in Helsinki; an appointment by phone has none. */
export function timesOf(startsAt: Date | null) {
  if (startsAt === null)
    return { without_calendar: true, schedule_date: null, start_time: null, end_time: null }
  return { without_calendar: false, ...slotAt(startsAt) }
}

/** Returns the day, start and end of the slot that begins at the given moment, in local time in Helsinki. */
export function slotAt(startsAt: Date) {
  const minute = minuteOf(startsAt)
  return {
    schedule_date: helsinkiDate(startsAt),
    start_time: timeOfMinute(minute),
    end_time: timeOfMinute(minute + slotMinutes),
  }
}
