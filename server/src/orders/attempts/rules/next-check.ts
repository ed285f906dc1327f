const minute = 60_000
const hour = 60 * minute
const longestWait = 24 * hour

interface CheckFacts {
  /** The number of checks at the provider so far. */
  readonly checks: number
  readonly startedAt: Date
  /** The number of hours after its start in which the provider can still report money for this payment. */
  readonly openHours: number
}

/**
 * Returns the time of the first check. Most buyers are back from their bank within minutes, so a missing callback is
 * noticed early.
 */
export function firstCheck(startedAt: Date): Date {
  return new Date(startedAt.getTime() + minute)
}

/**
 * Returns the time of the next check, or null if no further check is planned. The wait doubles from check to check, up
 * to a day. The last check is made when `openHours` have passed, because the buyer may have paid shortly before.
 */
export function nextCheck({ checks, startedAt, openHours }: CheckFacts, now: Date): Date | null {
  const endsAt = startedAt.getTime() + openHours * hour
  if (now.getTime() >= endsAt) return null
  const wait = Math.min(minute * 2 ** checks, longestWait)
  return new Date(Math.min(now.getTime() + wait, endsAt))
}
