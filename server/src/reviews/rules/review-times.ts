import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const dayMilliseconds = 86_400_000

/** By then the right of withdrawal has ended, and the tyres have been driven on. */
const inviteAfterDays = 21
/** Older orders are not invited, for example when a shop starts to collect reviews. */
const inviteWithinDays = 60
const openDays = 90
/** The author may ask for the reason during this time; then the review is deleted. */
const rejectedDays = 180

/** Buyers whose orders were delivered between these two times are invited. */
export function deliveredWhenDue(now: Date): { readonly from: Date; readonly to: Date } {
  return { from: daysFrom(now, -inviteWithinDays), to: daysFrom(now, -inviteAfterDays) }
}

export function openUntil(invitedAt: Date): Date {
  return daysFrom(invitedAt, openDays)
}

/** The link is valid to the end of that day, because this is what the e-mail says. */
export function isOpen(expiresAt: Date, now: Date): boolean {
  return helsinkiDate(now) <= helsinkiDate(expiresAt)
}

/** Reviews that were rejected before this time are deleted. */
export function rejectedBefore(now: Date): Date {
  return daysFrom(now, -rejectedDays)
}

function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMilliseconds)
}
