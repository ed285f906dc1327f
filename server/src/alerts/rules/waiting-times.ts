const hourMilliseconds = 3600_000

/** Long enough for who reads mail the next evening. */
export const confirmHours = 48
const waitingMonths = 12

/** Unconfirmed ones asked for before this are over. */
export function unconfirmedBefore(now: Date): Date {
  return new Date(now.getTime() - confirmHours * hourMilliseconds)
}

/** Confirmed ones from before this are over. */
export function confirmedBefore(now: Date): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - waitingMonths)
  return day
}
