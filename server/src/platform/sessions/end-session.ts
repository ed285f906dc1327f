import type { Sql, Tx } from '../database/sql.ts'
import type { EndedWhy, Subject } from './session.ts'
import { markActingEnded, markAllEnded, markEnded } from './store.ts'

/** The session ends with the next request, because every access token is checked against its session's row. */
export async function endSession(tx: Sql, sessionId: string, why: EndedWhy, now: Date): Promise<void> {
  await markEnded(tx, sessionId, why, now)
}

/** Returns the number of ended sessions. A change of password excepts the session in which it was made. */
export function endAllSessions(
  tx: Tx,
  subject: Subject,
  { why, except }: { readonly why: EndedWhy; readonly except?: string },
  now: Date,
): Promise<number> {
  return markAllEnded(tx, subject, { endedWhy: why, endedAt: now }, except)
}

/** Ends the sessions in which this member of staff acts for a customer; the staff session goes on. */
export function endActing(tx: Tx, staffId: string, why: EndedWhy, now: Date): Promise<number> {
  return markActingEnded(tx, staffId, { endedWhy: why, endedAt: now })
}
