import type { SQL } from 'drizzle-orm'
import { and, eq, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../platform/database/database.ts'
import type { EventOwner } from './event-owner.ts'
import type { KeptEvent } from './tables.ts'
import { marketingEvent } from './tables.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function insertEvent(tx: Tx, event: typeof marketingEvent.$inferInsert): Promise<KeptEvent> {
  const [row] = await tx.insert(marketingEvent).values(event).returning()
  return row as KeptEvent
}

export async function readEvent(db: Db, id: string): Promise<KeptEvent | undefined> {
  const [row] = await db.select().from(marketingEvent).where(eq(marketingEvent.id, id))
  return row
}

export async function readOwnEvent(
  db: Db,
  owners: readonly EventOwner[],
  id: string,
): Promise<KeptEvent | undefined> {
  if (owners.length === 0 || !uuid.test(id)) return undefined
  const [row] = await db
    .select()
    .from(marketingEvent)
    .where(and(eq(marketingEvent.id, id), ownedBy(owners)))
  return row
}

export async function deleteOwnEvent(db: Db, owners: readonly EventOwner[], id: string): Promise<boolean> {
  if (owners.length === 0 || !uuid.test(id)) return false
  const { rowCount } = await db.delete(marketingEvent).where(and(eq(marketingEvent.id, id), ownedBy(owners)))
  return rowCount === 1
}

export async function deleteOwnEvents(db: Db, owners: readonly EventOwner[]): Promise<number> {
  if (owners.length === 0) return 0
  return (await db.delete(marketingEvent).where(ownedBy(owners))).rowCount ?? 0
}

export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db.update(marketingEvent).set({ sentAt: now, lastError: null }).where(eq(marketingEvent.id, id))
}

export async function markFailed(db: Db, id: string, lastError: string): Promise<void> {
  await db.update(marketingEvent).set({ lastError }).where(eq(marketingEvent.id, id))
}

export async function deleteEventsBefore(db: Db, moment: Date): Promise<number> {
  return (await db.delete(marketingEvent).where(lt(marketingEvent.createdAt, moment))).rowCount ?? 0
}

function ownedBy(owners: readonly EventOwner[]): SQL | undefined {
  return or(...owners.map(({ column, id }) => eq(marketingEvent[column], id)))
}
