const pattern = /(?:^|; )acting=(\d+)/

/**
 * Returns the time until which a member of staff acts as a customer, in milliseconds since 1970, or null if no member
 * of staff acts. The time may be in the past: the cookie outlives the session, so that staff are led back to the
 * staff page.
 */
export function actingUntil(cookies: string): number | null {
  const [, seconds] = pattern.exec(cookies) ?? []
  return seconds ? Number(seconds) * 1000 : null
}

/** Returns the minutes that are left, rounded up, so that a minute that has begun counts as a whole one. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000))
}
