import type { Tx } from '../platform/database/sql.ts'
import { readPointFacts } from './day-facts.ts'
import type { CalendarFacts } from './rules/booking-window.ts'
import { bookableRange } from './rules/booking-window.ts'
import { slotsOfDay } from './rules/slots-of-day.ts'
import type { UnavailableReason } from './rules/why-not-offered.ts'
import { freeBay, whyNotOffered } from './rules/why-not-offered.ts'

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

/**
 * Checks with current data that the chosen time is still free, by the same rule that produced the list of free times.
 * The caller has locked the service point, so the data cannot change meanwhile.
 */
export async function findBay(
  tx: Tx,
  pointId: number,
  { date, minute }: TimeToHold,
  calendar: CalendarFacts,
): Promise<FreeBay | UnavailableReason> {
  const { today, lastDate } = bookableRange(calendar)
  if (date < today) return 'too-soon'
  if (date > lastDate) return 'too-late'
  const [facts] = await readPointFacts(tx, [pointId], { firstDate: date, count: 1 }, calendar)
  const [day] = facts?.days() ?? []
  const slot = day?.hours && slotsOfDay(date, day.hours).find((one) => one.minute === minute)
  if (!day || !slot) return 'closed'
  const reason = whyNotOffered(slot, day)
  const bayId = freeBay(slot, day)
  if (reason || bayId === null) return reason ?? 'closed'
  return { bayId, startsAt: new Date(slot.startsAt), endsAt: new Date(slot.endsAt) }
}
