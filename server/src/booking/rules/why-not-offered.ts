import { slotMinutes } from '@pito/contracts/values/appointment-slot'
import type { BookingWindow } from './booking-window.ts'
import type { Hours, Slot } from './slots-of-day.ts'

export type UnavailableReason =
  | 'closed'
  | 'holiday'
  | 'too-soon'
  | 'before-delivery'
  | 'too-late'
  | 'blocked'
  | 'break'
  | 'taken'

/** A period in minutes of the day; the end is exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The time of a hold or a booking, in milliseconds. */
interface Taken {
  readonly bayId: number
  readonly from: number
  readonly to: number
}

export interface DayFacts {
  readonly date: string
  readonly window: BookingWindow
  /** The opening hours of the day; null on a weekday that the point does not offer. */
  readonly hours: Hours | null
  readonly isHoliday: boolean
  readonly break: Span | null
  readonly blocks: readonly Span[]
  readonly bays: readonly number[]
  readonly taken: readonly Taken[]
}

/** Checks the conditions that hold for every time of the day. */
export function whyDayNotOffered({ date, window, hours, isHoliday }: DayFacts): UnavailableReason | null {
  if (!hours) return 'closed'
  if (isHoliday) return 'holiday'
  if (date < window.firstDate) return 'too-soon'
  if (window.arrivalDay !== null && date < window.arrivalDay) return 'before-delivery'
  return date > window.lastDate ? 'too-late' : null
}

/** The checks are in the order in which a person would explain them; the first that applies is returned. */
export function whyNotOffered(slot: Slot, day: DayFacts): UnavailableReason | null {
  const reason = whyDayNotOffered(day)
  if (reason) return reason
  if (day.blocks.some((block) => overlaps(slot, block))) return 'blocked'
  if (day.break && overlaps(slot, day.break)) return 'break'
  return freeBay(slot, day) === null ? 'taken' : null
}

export function freeBay(slot: Slot, { bays, taken }: DayFacts): number | null {
  const isFree = (bay: number) =>
    !taken.some(({ bayId, from, to }) => bayId === bay && from < slot.endsAt && to > slot.startsAt)
  return bays.find(isFree) ?? null
}

/** A time that ends when the break starts is free, and so is one that starts when the break ends. */
function overlaps({ minute }: Slot, { from, to }: Span): boolean {
  return minute < to && minute + slotMinutes > from
}
