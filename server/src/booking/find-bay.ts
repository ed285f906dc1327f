import { slotMinutes } from '@pito/contracts/values/appointment-slot'
import type { Tx } from '../platform/database/sql.ts'
import { readPointFacts } from './day-facts.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { bookableRange } from './rules/booking-window.ts'
import { momentAt } from './rules/helsinki.ts'
import type { Slot } from './rules/slots-of-day.ts'
import { slotsOfDay } from './rules/slots-of-day.ts'
import type { UnavailableReason } from './rules/why-not-offered.ts'
import { freeBay, whyDayNotOffered, whyNotOffered } from './rules/why-not-offered.ts'

export interface TimeToHold {
  readonly date: string
  /** The time of day in minutes since midnight. */
  readonly minute: number
}

export interface FreeBay {
  readonly bayId: number
  readonly startsAt: Date
  readonly endsAt: Date
}

/** `between-times`: the point is open, but no fitting begins at that minute. */
export type TimeFault = UnavailableReason | 'between-times'

/**
 * Checks with current data that the chosen time is still free, by the same rule that produced the list of free times.
 * The caller has locked the service point, so the data cannot change meanwhile.
 */
export async function findBay(
  tx: Tx,
  pointId: number,
  { date, minute }: TimeToHold,
  calendar: CalendarFacts,
): Promise<FreeBay | TimeFault> {
  const { today, lastDate } = bookableRange(calendar)
  if (date < today) return 'too-soon'
  if (date > lastDate) return 'too-late'
  const [facts] = await readPointFacts(tx, [pointId], { firstDate: date, count: 1 }, calendar)
  const [day] = facts?.days() ?? []
  if (!day?.hours) return 'closed'
  const slots = slotsOfDay(date, day.hours)
  const slot = slots.find((one) => one.minute === minute)
  if (!slot) return whyDayNotOffered(day) ?? (isBetween(slots, minute) ? 'between-times' : 'closed')
  const reason = whyNotOffered(slot, day)
  const bayId = freeBay(slot, day)
  if (reason || bayId === null) return reason ?? 'closed'
  return { bayId, startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) }
}

/**
 * Finds a bay that is free at the time, whatever the rules of booking say: for staff who may override them. The time
 * has to be in the future, and half an hour begins at it.
 */
export async function findFreeBay(
  tx: Tx,
  pointId: number,
  { date, minute }: TimeToHold,
  calendar: CalendarFacts,
): Promise<FreeBay | TimeFault> {
  const startsAt = momentAt(date, minute)
  if (startsAt === null || minute % slotMinutes !== 0) return 'between-times'
  if (startsAt <= calendar.now.getTime()) return 'too-soon'
  const [facts] = await readPointFacts(tx, [pointId], { firstDate: date, count: 1 }, calendar)
  const [day] = facts?.days() ?? []
  if (!day) return 'closed'
  const slot = { minute, startsAt, endsAt: startsAt + slotMinutes * 60_000 }
  const bayId = freeBay(slot, day)
  return bayId === null ? 'taken' : { bayId, startsAt: new Date(startsAt), endsAt: new Date(slot.endsAt) }
}

function isBetween(slots: readonly Slot[], minute: number): boolean {
  const [first, last] = [slots.at(0), slots.at(-1)]
  return first !== undefined && last !== undefined && minute > first.minute && minute < last.minute
}
