import { setTimeout as pause } from 'node:timers/promises'

const patienceMilliseconds = 2000

/** Returns the result of `work`, or `late` if it takes longer than two seconds, as probes and scrapes do not wait longer. */
export async function inTime<T>(work: Promise<T>, late: T): Promise<T> {
  const patience = new AbortController()
  const waited = pause(patienceMilliseconds, late, { signal: patience.signal }).catch(() => late)
  const result = await Promise.race([work, waited])
  patience.abort()
  return result
}
