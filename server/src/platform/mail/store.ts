import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Mail } from './tables.ts'
import { mail } from './tables.ts'

/** What is kept no longer than people need it to be: mails carry names, orders and links. */
const keptDays = 30

/** Newest first. */
export function listKeptMails(db: Db, limit = 100): Promise<Mail[]> {
  return db.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(limit)
}

export async function readKeptMail(db: Db, id: string): Promise<Mail | undefined> {
  const [row] = await db
    .select()
    .from(mail)
    .where(eq(sql`${mail.id}::text`, id))
  return row
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  const tried = { attempts: sql`${mail.attempts} + 1`, lastTriedAt: now }
  await db
    .update(mail)
    .set({ ...tried, sentAt: now, lastError: null })
    .where(eq(mail.id, id))
}

export async function markFailed(db: Db, id: string, lastError: string, now: Date): Promise<void> {
  const tried = { attempts: sql`${mail.attempts} + 1`, lastTriedAt: now }
  await db
    .update(mail)
    .set({ ...tried, lastError })
    .where(eq(mail.id, id))
}

export async function forgetOldMails(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptDays * 24 * 3600_000)
  return (await db.delete(mail).where(lt(mail.createdAt, before))).rowCount ?? 0
}
