import type { Slot } from './slots-of-day.ts'
import { slotsOfDay } from './slots-of-day.ts'
import type { DayFacts, UnavailableReason } from './why-not-offered.ts'
import { whyDayNotOffered, whyNotOffered } from './why-not-offered.ts'

interface JudgedSlot extends Slot {
  readonly reason: UnavailableReason | null
}

export interface JudgedDay {
  readonly date: string
  /** The reason why no time of the day can be booked; null if a time can be booked. */
  readonly reason: UnavailableReason | null
  /** The times of the day; empty if the reason applies to the whole day. */
  readonly slots: readonly JudgedSlot[]
}

/**
 * Determines which times of a day are free. If none is free, the reason of the day is `taken` as soon as one of its
 * times is taken.
 */
export function judgeDay(day: DayFacts): JudgedDay {
  const reason = whyDayNotOffered(day)
  if (reason || !day.hours) return { date: day.date, reason: reason ?? 'closed', slots: [] }
  const slots = slotsOfDay(day.date, day.hours).map((slot) => ({ ...slot, reason: whyNotOffered(slot, day) }))
  return { date: day.date, reason: reasonOf(slots), slots }
}

function reasonOf(slots: readonly JudgedSlot[]): UnavailableReason | null {
  const reasons = new Set(slots.map(({ reason }) => reason))
  if (reasons.has(null)) return null
  return reasons.has('taken') ? 'taken' : (slots.find(({ reason }) => reason !== 'break')?.reason ?? 'closed')
}
