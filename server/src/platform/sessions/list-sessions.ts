import type { Sql } from '../database/sql.ts'
import type { Session, Subject } from './session.ts'
import { sessionsOf } from './store.ts'

export interface ListedSession {
  readonly id: string
  readonly device: string
  readonly actingFor: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  /** Null while it lives; else when it was ended, or ran out. */
  readonly endedAt: Date | null
  readonly live: boolean
}

/** Own sessions, newest use first. No token can be made from what is listed. */
export async function listSessions(sql: Sql, subject: Subject, now: Date): Promise<ListedSession[]> {
  return (await sessionsOf(sql, subject)).map((row) => listed(row, now))
}

function listed({ id, device, actingFor, createdAt, lastSeenAt, endedAt, expiresAt }: Session, now: Date) {
  const live = endedAt === null && expiresAt > now
  return { id, device, actingFor, createdAt, lastSeenAt, endedAt: live ? null : (endedAt ?? expiresAt), live }
}
