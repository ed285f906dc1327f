import { and, desc, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../database/database.ts'
import type { EndedWhy, Session, Subject } from './tables.ts'
import { session } from './tables.ts'

export async function insertSession(tx: Tx, row: typeof session.$inferInsert): Promise<Session> {
  const [inserted] = await tx.insert(session).values(row).returning()
  if (!inserted) throw new Error('A session was not written.')
  return inserted
}

export async function lockSession(tx: Tx, id: string): Promise<Session | undefined> {
  const [row] = await tx.select().from(session).where(eq(session.id, id)).for('update')
  return row
}

export async function liveSession(db: Db | Tx, id: string, now: Date): Promise<Session | undefined> {
  const live = and(eq(session.id, id), isNull(session.endedAt), gt(session.expiresAt, now))
  const [row] = await db.select().from(session).where(live)
  return row
}

export async function saveRotation(tx: Tx, { id, generation, rotatedAt, expiresAt, lastSeenAt }: Session) {
  await tx.update(session).set({ generation, rotatedAt, expiresAt, lastSeenAt }).where(eq(session.id, id))
}

export async function markEnded(tx: Db | Tx, id: string, endedWhy: EndedWhy, endedAt: Date): Promise<void> {
  const live = and(eq(session.id, id), isNull(session.endedAt))
  await tx.update(session).set({ endedAt, endedWhy }).where(live)
}

export async function markAllEnded(
  tx: Tx,
  { kind, id }: Subject,
  end: { endedWhy: EndedWhy; endedAt: Date },
  exceptId?: string,
): Promise<number> {
  const theirs = and(eq(session.subjectKind, kind), eq(session.subjectId, id), isNull(session.endedAt))
  const others = exceptId ? and(theirs, ne(session.id, exceptId)) : theirs
  return (await tx.update(session).set(end).where(others)).rowCount ?? 0
}

export function sessionsOf(db: Db | Tx, { kind, id }: Subject): Promise<Session[]> {
  const theirs = and(eq(session.subjectKind, kind), eq(session.subjectId, id))
  return db.select().from(session).where(theirs).orderBy(desc(session.lastSeenAt), session.id)
}

export async function deleteSessionsOver(db: Db, before: Date): Promise<number> {
  const over = or(lt(session.expiresAt, before), lt(session.endedAt, before))
  return (await db.delete(session).where(over)).rowCount ?? 0
}
