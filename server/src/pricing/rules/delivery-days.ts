import { holidayOn } from '@pito/contracts/values/finnish-holidays'
import { addDays } from '@pito/contracts/values/helsinki-date'

export interface DeliveryTime {
  readonly leastDays: number
  readonly mostDays: number
  /** From this hour on, an order counts as placed on the next working day. */
  readonly untilHour: number
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
 * Returns the days between which an order placed now arrives at home, counting working days without Finnish holidays.
 */
export function deliveryDays({ today, hour }: WallClock, time: DeliveryTime): DeliveryDays {
  const isTooLate = hour >= time.untilHour || !isWorkingDay(today)
  const first = isTooLate ? workingDaysAfter(today, 1) : today
  return { from: workingDaysAfter(first, time.leastDays), to: workingDaysAfter(first, time.mostDays) }
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
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return weekday > 0 && weekday < 6 && holidayOn(date) === undefined
}
