import { confirmHours } from '@pito/contracts/values/alert-kinds'

const hourMilliseconds = 3600_000

const alertMonths = 12

/** Unconfirmed alerts that were requested before this time have expired. */
export function unconfirmedBefore(now: Date): Date {
  return new Date(now.getTime() - confirmHours * hourMilliseconds)
}

/** Confirmed alerts that were confirmed before this time have expired. */
export function confirmedBefore(now: Date): Date {
  const day = new Date(now)
  day.setUTCMonth(day.getUTCMonth() - alertMonths)
  return day
}
