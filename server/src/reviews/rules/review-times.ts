import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const dayMilliseconds = 86_400_000

/** After this many days the right of withdrawal has ended, and the tyres have been driven on. */
const inviteAfterDays = 21
/**
 * Orders that were delivered earlier than this are not invited, for example when a shop begins to collect reviews.
 */
const inviteWithinDays = 60
const openDays = 90
/** The author of a rejected review may ask for the reason during this time. After it the review is deleted. */
const rejectedDays = 180

/** Returns the two times between which an order must have been delivered for its buyer to be invited now. */
export function deliveredWhenDue(now: Date): { readonly from: Date; readonly to: Date } {
  return { from: daysFrom(now, -inviteWithinDays), to: daysFrom(now, -inviteAfterDays) }
}

export function openUntil(invitedAt: Date): Date {
  return daysFrom(invitedAt, openDays)
}

/** Returns whether the link is still valid. It is valid to the end of the last day, because the e-mail says so. */
export function isOpen(expiresAt: Date, now: Date): boolean {
  return helsinkiDate(now) <= helsinkiDate(expiresAt)
}

/** Returns the time before which a review must have been rejected to be deleted now. */
export function rejectedBefore(now: Date): Date {
  return daysFrom(now, -rejectedDays)
}

function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMilliseconds)
}
