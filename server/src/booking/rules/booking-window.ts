import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'

export interface BookingWindow {
  readonly today: string
  /** The first date that may be booked at all, were it open. */
  readonly firstDate: string
  readonly lastDate: string
}

/** The tyres take `min_skip_day` days to the point, and the day of the order does not count. */
export function bookingWindow(now: Date, minSkipDay: number, daysAhead: number): BookingWindow {
  const today = helsinkiDate(now)
  return { today, firstDate: addDays(today, minSkipDay + 1), lastDate: addDays(today, daysAhead) }
}
