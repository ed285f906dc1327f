import { confirmHours } from '@pito/contracts/values/alert-kinds'

const hourMilliseconds = 3600_000

const alertMonths = 12

/** Returns the time before which an unconfirmed alert must have been requested to have expired. */
export function unconfirmedBefore(now: Date): Date {
  return new Date(now.getTime() - confirmHours * hourMilliseconds)
}

/** Returns the time before which a confirmed alert must have been confirmed to have expired. */
export function confirmedBefore(now: Date): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - alertMonths)
  return day
}
