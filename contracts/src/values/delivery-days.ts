import { holidayOn } from './finnish-holidays.ts'
import { addDays } from './helsinki-date.ts'

/** How many working days after its dispatch an order arrives. */
export interface DeliveryTime {
  readonly leastDays: number
  readonly mostDays: number
}

/** When the shop sends orders. */
export interface Dispatch {
  /** From this hour on, an order counts as placed on the next day with dispatch. */
  readonly cutOffHour: number
  /** The weekdays without dispatch, from 1 for Monday to 5 for Friday. Nothing is sent at weekends anyway. */
  readonly noDispatchWeekdays: readonly number[]
  /** Further days without dispatch, as YYYY-MM-DD. */
  readonly noDispatchDates: readonly string[]
}

export interface WallClock {
  /** The day in Helsinki as YYYY-MM-DD. */
  readonly today: string
  readonly hour: number
}

export interface DeliveryDays {
  readonly from: string
  readonly to: string
}

/**
 * Returns the days between which an order placed now arrives at home. The order is sent on the first day with dispatch
 * and then travels on working days; Finnish holidays are no working days. Carriers also drive on days without dispatch.
 */
export function deliveryDays(
  { today, hour }: WallClock,
  { leastDays, mostDays }: DeliveryTime,
  dispatch: Dispatch,
): DeliveryDays {
  const sent = dispatchDay(hour < dispatch.cutOffHour ? today : addDays(today, 1), dispatch)
  return { from: workingDaysAfter(sent, leastDays), to: workingDaysAfter(sent, mostDays) }
}

/** Returns the first day with dispatch that is not earlier than the date. */
function dispatchDay(date: string, { noDispatchWeekdays, noDispatchDates }: Dispatch): string {
  const isSkipped = (day: string) =>
    !isWorkingDay(day) || noDispatchWeekdays.includes(weekdayOf(day)) || noDispatchDates.includes(day)
  let day = date
  while (isSkipped(day)) day = addDays(day, 1)
  return day
}

function workingDaysAfter(date: string, days: number): string {
  let day = date
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

function isWorkingDay(date: string): boolean {
  const weekday = weekdayOf(date)
  return weekday > 0 && weekday < 6 && holidayOn(date) === undefined
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
