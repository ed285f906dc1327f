import { addDays, helsinkiDate } from '@pito/contracts/values/helsinki-date'

/** The facts that are the same for every service point. */
export interface CalendarFacts {
  readonly now: Date
  /** The number of days ahead that can be booked. */
  readonly daysAhead: number
  /** The last day on which the tyres arrive. */
  readonly arrivalDay: string
}

export interface BookingWindow {
  readonly today: string
  /** The first date that the notice of the point allows, whether or not the point is open on it (BOOK-27). */
  readonly firstDate: string
  /** The last day on which the tyres arrive; null if the point fits tyres of its own stock. */
  readonly arrivalDay: string | null
  readonly lastDate: string
}

interface Notice {
  readonly minSkipDay: number
  readonly holdsOwnStock: boolean
}

export function bookingWindow(
  { now, daysAhead, arrivalDay }: CalendarFacts,
  { minSkipDay, holdsOwnStock }: Notice,
): BookingWindow {
  const range = bookableRange({ now, daysAhead })
  return {
    ...range,
    firstDate: addDays(range.today, minSkipDay + 1),
    arrivalDay: holdsOwnStock ? null : arrivalDay,
  }
}

/** Returns the days beyond which no service point offers a time. */
export function bookableRange({ now, daysAhead }: Omit<CalendarFacts, 'arrivalDay'>) {
  const today = helsinkiDate(now)
  return { today, lastDate: addDays(today, daysAhead) }
}
