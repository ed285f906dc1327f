import { setTimeout as pause } from 'node:timers/promises'

const patienceMilliseconds = 2000

/** Returns the result of `work`, or `late` after two seconds, because probes and scrapes do not wait longer. */
export async function inTime<T>(work: Promise<T>, late: T): Promise<T> {
  const patience = new AbortController()
  const waited = pause(patienceMilliseconds, late, { signal: patience.signal }).catch(() => late)
  try {
    return await Promise.race([work, waited])
  } finally {
    patience.abort()
  }
}
