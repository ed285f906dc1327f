import { slotMinutes } from '@pito/contracts/values/appointment-slot'
import { addDays } from '@pito/contracts/values/helsinki-date'
import { dayMilliseconds, momentAt, startOfDay } from './helsinki.ts'

const slotMilliseconds = slotMinutes * 60_000
/** The end that applies if the opening hours of a day have no end. */
const latestEnd = 23 * 60 + 30

export interface Hours {
  readonly startMinute: number
  readonly endMinute: number | null
}

export interface Slot {
  /** The time of day in Helsinki, in minutes since midnight. */
  readonly minute: number
  /** The start in milliseconds since the epoch. */
  readonly startsAt: number
  readonly endsAt: number
}

/**
 * Returns the slots of a day. A slot begins every half hour from opening, and the last one ends by closing time.
 * There are no slots in the hour that is skipped in spring.
 */
export function slotsOfDay(date: string, { startMinute, endMinute }: Hours): Slot[] {
  const midnight = startOfDay(date)
  const isWholeDay = startOfDay(addDays(date, 1)) - midnight === dayMilliseconds
  const slots: Slot[] = []
  for (let minute = startMinute; minute + slotMinutes <= (endMinute ?? latestEnd); minute += slotMinutes) {
    const startsAt = isWholeDay ? midnight + minute * 60_000 : momentAt(date, minute)
    if (startsAt !== null) slots.push({ minute, startsAt, endsAt: startsAt + slotMilliseconds })
  }
  return slots
}
