import type { Db, Tx } from '../database/database.ts'
import { sessionsOf } from './store.ts'
import type { Session, Subject } from './tables.ts'

export interface ListedSession {
  readonly id: string
  readonly device: string
  readonly actingFor: string | null
  readonly createdAt: Date
  readonly lastSeenAt: Date
  readonly live: boolean
}

/** Own sessions, newest use first. No token can be made from what is listed. */
export async function listSessions(db: Db | Tx, subject: Subject, now: Date): Promise<ListedSession[]> {
  return (await sessionsOf(db, subject)).map((row) => listed(row, now))
}

function listed({ id, device, actingFor, createdAt, lastSeenAt, endedAt, expiresAt }: Session, now: Date) {
  return { id, device, actingFor, createdAt, lastSeenAt, live: endedAt === null && expiresAt > now }
}
