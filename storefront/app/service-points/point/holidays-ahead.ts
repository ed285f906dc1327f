import { finnishHolidays } from '@pito/contracts/values/finnish-holidays'
import { addDays } from '@pito/contracts/values/helsinki-date'

const daysAhead = 60

/** Returns the holidays of the next 60 days. No service point fits tyres on them. */
export function holidaysAhead(today: string) {
  const year = Number(today.slice(0, 4))
  const last = addDays(today, daysAhead)
  return [year, year + 1].flatMap(finnishHolidays).filter(({ date }) => date >= today && date <= last)
}
