import type { Sql } from '../database/sql.ts'
import type { Session, Subject } from './session.ts'
import { sessionsOf } from './store.ts'

export interface ListedSession {
  readonly id: string
  readonly device: string
  readonly actingFor: string | null
  readonly actingName: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  /** Null while the session is live; otherwise the moment at which it was ended or expired. */
  readonly endedAt: Date | null
  readonly live: boolean
}

/** Lists the subject's sessions, the most recently used first. No token can be derived from the list. */
export async function listSessions(sql: Sql, subject: Subject, now: Date): Promise<ListedSession[]> {
  return (await sessionsOf(sql, subject)).map((row) => listed(row, now))
}

function listed(
  { id, device, actingFor, actingName, createdAt, lastSeenAt, endedAt, expiresAt }: Session,
  now: Date,
) {
  const live = endedAt === null && expiresAt > now
  const over = live ? null : (endedAt ?? expiresAt)
  return { id, device, actingFor, actingName, createdAt, lastSeenAt, endedAt: over, live }
}
