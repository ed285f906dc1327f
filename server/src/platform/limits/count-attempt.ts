import { createHash } from 'node:crypto'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'
import { refuse } from '../refuse.ts'

export interface Attempt {
  /** The name of the limited action, such as `login` or `promo-code`. */
  readonly what: string
  /** A network address or an account; only its hash is stored. */
  readonly who: string
}

export interface Limit {
  readonly limit: number
  readonly windowSeconds: number
}

/**
 * Counts the attempt and refuses it beyond the limit. It takes the database and not a transaction, because a refusal
 * must not roll back the count.
 */
export async function countAttempt(sql: Sql, attempt: Attempt, limit: Limit, now: Date): Promise<void> {
  const retryAfterSeconds = await secondsToWait(sql, attempt, limit, now)
  if (retryAfterSeconds > 0) refuse('too-many-requests', { retryAfterSeconds })
}

/** Counts the attempt and returns whether it is within the limit, for actions that are silently skipped beyond it. */
export async function isWithinLimit(sql: Sql, attempt: Attempt, limit: Limit, now: Date): Promise<boolean> {
  return (await secondsToWait(sql, attempt, limit, now)) === 0
}

async function secondsToWait(
  sql: Sql,
  { what, who }: Attempt,
  { limit, windowSeconds }: Limit,
  now: Date,
): Promise<number> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000)
  // An attempt after the end of the window begins a new window.
  const [counted] = await sql<{ count: number; windowEndsAt: Date }>`
    insert into attempt (what, who, count, window_started_at, window_ends_at)
    values (${what}, ${hashOf(who)}, 1, ${now}, ${windowEndsAt})
    on conflict (what, who) do update set (count, window_started_at, window_ends_at) = (
      select case when over then 1 else attempt.count + 1 end,
        case when over then excluded.window_started_at else attempt.window_started_at end,
        case when over then excluded.window_ends_at else attempt.window_ends_at end
      from (select attempt.window_ends_at <= excluded.window_started_at as over) as earlier
    )
    returning count, window_ends_at as "windowEndsAt"`
  if (!counted || counted.count <= limit) return 0
  return Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000)
}

/** Removes an attempt that succeeded from the count; the failures of others with the same address remain counted. */
export async function uncountAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const who = part`what = ${attempt.what} and who = ${hashOf(attempt.who)}`
  await sql`
    with last as (delete from attempt where ${who} and count = 1)
    update attempt set count = count - 1 where ${who} and count > 1`
}

/** Called after a success, so that people who mistype now and then are never locked out. */
export async function forgetAttempts(sql: Sql, { what, who }: Attempt): Promise<void> {
  await sql`delete from attempt where what = ${what} and who = ${hashOf(who)}`
}

export function forgetOldAttempts(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'attempt', part`window_ends_at <= ${now}`)
}

function hashOf(who: string): string {
  return createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')
}
