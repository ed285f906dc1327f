import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import { refuse } from '../refuse.ts'
import { attempt } from './tables.ts'

export interface Attempt {
  /** What is tried: `login`, `promo-code`. */
  readonly what: string
  /** An address or an account; only its hash is stored. */
  readonly who: string
}

export interface Limit {
  readonly limit: number
  readonly windowSeconds: number
}

/** Counts, and refuses beyond the limit. Takes the database, not a transaction: a refusal must not uncount it. */
export async function countAttempt(
  db: Db,
  { what, who }: Attempt,
  { limit, windowSeconds }: Limit,
  now: Date,
) {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
  const [counted] = await db
    .insert(attempt)
    .values({ what, who: hashOf(who), count: 1, windowStartedAt: now, windowEndsAt })
    .onConflictDoUpdate({
      target: [attempt.what, attempt.who],
      set: {
        count: whenOver(sql`1`, sql`${attempt.count} + 1`),
        windowStartedAt: whenOver(newer(attempt.windowStartedAt), sql`${attempt.windowStartedAt}`),
        windowEndsAt: whenOver(newer(attempt.windowEndsAt), sql`${attempt.windowEndsAt}`),
      },
    })
    .returning()
  if (!counted || counted.count <= limit) return
  const retryAfterSeconds = Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000)
  refuse('too-many-requests', { retryAfterSeconds })
}

/** After a success, so that people who mistype now and then are never locked out. */
export async function forgetAttempts(db: Db, { what, who }: Attempt): Promise<void> {
  await db.delete(attempt).where(and(eq(attempt.what, what), eq(attempt.who, hashOf(who))))
}

export async function forgetOldAttempts(db: Db, now: Date): Promise<number> {
  return (await db.delete(attempt).where(lte(attempt.windowEndsAt, now))).rowCount ?? 0
}

function whenOver(over: SQL, running: SQL): SQL {
  return sql`case when ${attempt.windowEndsAt} <= ${newer(attempt.windowStartedAt)} then ${over} else ${running} end`
}

function newer(column: PgColumn): SQL {
  return sql`excluded.${sql.identifier(column.name)}`
}

function hashOf(who: string): string {
  return createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')
}
