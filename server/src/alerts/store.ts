import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../platform/database/database.ts'
import { confirmedBefore, unconfirmedBefore } from './rules/waiting-times.ts'
import type { TyreAlert } from './tables.ts'
import { tyreAlert } from './tables.ts'

export interface Kept {
  readonly id: string
  /** Confirmed before: it stays as it is. */
  readonly confirmed: boolean
}

/** One for an address, a tyre and a kind. What is not confirmed yet is asked for anew; a confirmed one stays. */
export async function keepRequest(tx: Tx, asked: Omit<TyreAlert, 'confirmedAt'>): Promise<Kept> {
  const unlessConfirmed = (column: PgColumn) =>
    sql`case when ${tyreAlert.confirmedAt} is null then ${sql.raw(`excluded.${column.name}`)} else ${column} end`
  const [row] = await tx
    .insert(tyreAlert)
    .values(asked)
    .onConflictDoUpdate({
      target: [tyreAlert.email, tyreAlert.tyreId, tyreAlert.kind],
      set: {
        locale: asked.locale,
        askedCents: unlessConfirmed(tyreAlert.askedCents),
        targetCents: unlessConfirmed(tyreAlert.targetCents),
        askedAt: unlessConfirmed(tyreAlert.askedAt),
      },
    })
    .returning()
  return { id: row?.id ?? asked.id, confirmed: row?.confirmedAt != null }
}

/** Undefined when it is over. */
export async function readRequest(db: Db | Tx, id: string, now: Date): Promise<TyreAlert | undefined> {
  const [row] = await db
    .select()
    .from(tyreAlert)
    .where(and(eq(tyreAlert.id, id), goesOn(now)))
  return row
}

export async function confirmRequest(db: Db, id: string, now: Date): Promise<TyreAlert | undefined> {
  const [row] = await db
    .update(tyreAlert)
    .set({ confirmedAt: sql`coalesce(${tyreAlert.confirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(tyreAlert.id, id), goesOn(now)))
    .returning()
  return row
}

export async function deleteRequest(db: Db, id: string): Promise<void> {
  await db.delete(tyreAlert).where(eq(tyreAlert.id, id))
}

export async function deleteOver(db: Db, now: Date): Promise<number> {
  const over = or(
    and(isNull(tyreAlert.confirmedAt), lt(tyreAlert.askedAt, unconfirmedBefore(now))),
    lt(tyreAlert.confirmedAt, confirmedBefore(now)),
  )
  return (await db.delete(tyreAlert).where(over)).rowCount ?? 0
}

/** Taken out by one worker: another passes over what is locked, and finds nothing after the commit. */
export async function takeDue(tx: Tx, now: Date, limit: number): Promise<TyreAlert[]> {
  const due = tx
    .select({ id: tyreAlert.id })
    .from(tyreAlert)
    .where(and(isNotNull(tyreAlert.confirmedAt), goesOn(now), sql`tyre_alert_due(tyre_alert)`))
    .orderBy(tyreAlert.askedAt)
    .limit(limit)
    .for('update', { skipLocked: true })
  // Materialised: planned as a join the limited rows could be locked and picked again for each row.
  const { rows } = await tx.execute<{ id: string }>(sql`with due as materialized (${due}) select id from due`)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return tx
    .delete(tyreAlert)
    .where(sql`${tyreAlert.id} = any(${sql.param(ids)}::uuid[])`)
    .returning()
}

function goesOn(now: Date) {
  return or(
    and(isNull(tyreAlert.confirmedAt), gte(tyreAlert.askedAt, unconfirmedBefore(now))),
    gte(tyreAlert.confirmedAt, confirmedBefore(now)),
  )
}
