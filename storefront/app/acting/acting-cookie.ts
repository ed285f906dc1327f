const pattern = /(?:^|; )acting=(\d+)/

/**
 * Until when a member of staff acts as a customer, in milliseconds since 1970; null for everybody else. It may lie in the
 * past: the cookie outlives the session, so that staff are led back to their own page.
 */
export function actingUntil(cookies: string): number | null {
  const [, seconds] = pattern.exec(cookies) ?? []
  return seconds ? Number(seconds) * 1000 : null
}

/** A minute that has begun counts whole. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000))
}
