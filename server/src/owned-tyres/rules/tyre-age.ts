import type { ProductionWeek } from '@pito/contracts/values/production-week'
import { weekOfDate } from '@pito/contracts/values/production-week'

const checkedFromYears = 6
const oldAfterYears = 8

/** Returns the whole years since tyres were made, and what to do about their age. Today is a date as YYYY-MM-DD. */
export function tyreAge(
  made: ProductionWeek,
  today: string,
): { years: number; hint: 'check' | 'old' | null } {
  const now = weekOfDate(today)
  const isBirthdayPast = now.week >= made.week
  const years = Math.max(0, now.year - made.year - (isBirthdayPast ? 0 : 1))
  const isOver = years > oldAfterYears || (years === oldAfterYears && now.week !== made.week)
  if (isOver) return { years, hint: 'old' }
  return { years, hint: years >= checkedFromYears ? 'check' : null }
}
