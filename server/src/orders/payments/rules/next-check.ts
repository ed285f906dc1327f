const minute = 60_000
const hour = 60 * minute
const mostDays = 14

/** A buyer is at the bank for some minutes; a bank may be slow for hours, and once in a while for days. */
const waits = [1, 2, 3, 5, 10, 15, 30, 60].map((minutes) => minutes * minute)

/** When the provider is asked again about money that it has not told of; null: no more. */
export function nextCheck(checks: number, startedAt: Date, now: Date): Date | null {
  const next = new Date(now.getTime() + (waits[checks] ?? 6 * hour))
  return next.getTime() - startedAt.getTime() > mostDays * 24 * hour ? null : next
}
