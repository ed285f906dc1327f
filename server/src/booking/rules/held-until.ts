const minute = 60_000
const holdMinutes = 15
const mostMinutes = 60

/** A quarter of an hour from now, and never more than an hour after the hold began. */
export function heldUntil(heldSince: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + holdMinutes * minute, heldSince.getTime() + mostMinutes * minute))
}
