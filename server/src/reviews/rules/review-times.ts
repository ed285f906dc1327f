import { helsinkiDate } from '@pito/contracts/values/helsinki-date'

const dayMilliseconds = 86_400_000

/** Withdrawal is over by then, and the tyres have been driven on. */
const inviteAfterDays = 21
/** Nobody is asked about tyres of long ago, such as when a shop begins with reviews. */
const inviteWithinDays = 60
const openDays = 90
/** Who wrote it may ask why; then it goes. */
const rejectedDays = 180

/** Whose order was delivered between the two is asked. */
export function deliveredWhenDue(now: Date): { readonly from: Date; readonly to: Date } {
  return { from: daysFrom(now, -inviteWithinDays), to: daysFrom(now, -inviteAfterDays) }
}

export function openUntil(invitedAt: Date): Date {
  return daysFrom(invitedAt, openDays)
}

/** To the end of that day, since this is what the e-mail says. */
export function isOpen(expiresAt: Date, now: Date): boolean {
  return helsinkiDate(now) <= helsinkiDate(expiresAt)
}

/** Those rejected before this are deleted. */
export function rejectedBefore(now: Date): Date {
  return daysFrom(now, -rejectedDays)
}

function daysFrom(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMilliseconds)
}
