import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'

export interface BookingWindow {
  readonly today: string
  /** The first date that notice allows, whether or not the point is open on it. */
  readonly firstDate: string
  readonly lastDate: string
}

/** The tyres take `min_skip_day` days to reach the point, not counting the day of the order. */
export function bookingWindow(now: Date, minSkipDay: number, daysAhead: number): BookingWindow {
  const today = helsinkiDate(now)
  return { today, firstDate: addDays(today, minSkipDay + 1), lastDate: addDays(today, daysAhead) }
}
