import type { Sql, Tx } from '../database/sql.ts'
import type { EndedWhy, Subject } from './session.ts'
import { markActingEnded, markAllEnded, markEnded } from './store.ts'

/** Takes effect with the next request: every access token is checked against its session's row. */
export async function endSession(tx: Sql, sessionId: string, why: EndedWhy, now: Date): Promise<void> {
  await markEnded(tx, sessionId, why, now)
}

/** How many were ended. A changed password leaves the session in which it was changed. */
export function endAllSessions(
  tx: Tx,
  subject: Subject,
  { why, except }: { readonly why: EndedWhy; readonly except?: string },
  now: Date,
): Promise<number> {
  return markAllEnded(tx, subject, { endedWhy: why, endedAt: now }, except)
}

/** The sessions in which this member of staff acts as a customer; their own goes on. */
export function endActing(tx: Tx, staffId: string, why: EndedWhy, now: Date): Promise<number> {
  return markActingEnded(tx, staffId, { endedWhy: why, endedAt: now })
}
