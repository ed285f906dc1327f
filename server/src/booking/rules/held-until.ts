const minute = 60_000
const holdMinutes = 15
const maxMinutes = 60

/** A hold lasts a quarter of an hour from now, but at most an hour from its beginning. */
export function heldUntil(heldSince: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + holdMinutes * minute, heldSince.getTime() + maxMinutes * minute))
}
