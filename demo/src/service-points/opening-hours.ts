import type { Dice } from '../dice.ts'
import { oneOf } from '../dice.ts'

/**
 * The opening hours of one weekday; dayId is 1 for Sunday to 7 for Saturday. A weekday on which the point is closed
 * has no entry.
 */
interface Hours {
  readonly servicePointId: number
  readonly dayId: number
  readonly startTime: string
  readonly endTime: string
}

const sunday = 1
const monday = 2
const friday = 6
const saturday = 7
const weekdays = [
  ['08:00', '17:00'],
  ['07:30', '16:30'],
  ['08:00', '18:00'],
  ['07:00', '16:00'],
  ['09:00', '17:00'],
] as const
const saturdays = [
  ['09:00', '14:00'],
  ['10:00', '15:00'],
  ['09:00', '13:00'],
] as const
const breaks = [
  [null, null],
  ['11:00', '11:30'],
  ['11:30', '12:00'],
  ['11:00', '12:00'],
] as const

/** Towns beside large ski resorts, whose guests need tyres at weekends. */
const openOnSundays: ReadonlySet<string> = new Set(['Kittilä', 'Kemijärvi'])

/**
 * Returns the opening hours of a service point. Nearly all points are closed on Sundays, and two in five are open on
 * Saturdays. Some points are closed on Mondays, and some close early on Fridays.
 */
export function openingHours(
  { id: servicePointId, city }: { readonly id: number; readonly city: string },
  dice: Dice,
): Hours[] {
  const [opens, closes] = oneOf(dice, weekdays)
  const first = dice() < 0.06 ? monday + 1 : monday
  const fridayCloses = dice() < 0.2 ? '15:00' : closes
  const week: Hours[] = Array.from({ length: friday - first + 1 }, (_, index) => {
    const dayId = first + index
    return { servicePointId, dayId, startTime: opens, endTime: dayId === friday ? fridayCloses : closes }
  })
  if (openOnSundays.has(city))
    week.unshift({ servicePointId, dayId: sunday, startTime: '10:00', endTime: '15:00' })
  if (dice() > 0.4) return week
  const [startTime, endTime] = oneOf(dice, saturdays)
  return [...week, { servicePointId, dayId: saturday, startTime, endTime }]
}

export function breakOf(dice: Dice): { breakStartTime: string | null; breakEndTime: string | null } {
  const [breakStartTime, breakEndTime] = oneOf(dice, breaks)
  return { breakStartTime, breakEndTime }
}
