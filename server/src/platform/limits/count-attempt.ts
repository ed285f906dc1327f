import { createHash } from 'node:crypto'
import { deleteInSlices } from '../database/delete-in-slices.ts'
import type { Sql } from '../database/sql.ts'
import { part } from '../database/statement.ts'
import { refuse } from '../refuse.ts'

export interface Attempt {
  /** The name of the limited action, such as `login` or `promo-code`. */
  readonly what: string
  /** The network address or the account that is limited. Only its hash is stored. */
  readonly who: string
}

export interface Limit {
  readonly limit: number
  readonly windowSeconds: number
}

/**
 * Counts the attempt and refuses it if there are more attempts than the limit. Do not pass a transaction, because the
 * refusal would roll back the count.
 */
export async function countAttempt(sql: Sql, attempt: Attempt, limit: Limit, now: Date): Promise<void> {
  const retryAfterSeconds = await secondsToWait(sql, attempt, limit, now)
  if (retryAfterSeconds > 0) refuse('too-many-requests', { retryAfterSeconds })
}

/**
 * Counts the attempt and returns whether it is within the limit. Use it for actions that are silently skipped when
 * the limit is exceeded.
 */
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
  // If the window of the earlier attempts has ended, this attempt begins a new window.
  const [counted] = await sql<{ count: number; windowEndsAt: Date }>`
    insert into attempt (what, who, count, window_started_at, window_ends_at)
    values (${what}, ${hashOf(who)}, 1, ${now}, ${windowEndsAt})
    on conflict (what, who) do update set (count, window_started_at, window_ends_at) = (
      select case when over then 1 else attempt.count + 1 end,
        case when over then excluded.window_started_at else attempt.window_started_at end,
        case when over then excluded.window_ends_at else attempt.window_ends_at end
      from (select attempt.window_ends_at <= excluded.window_started_at as over) as earlier
    )
    returning count, window_ends_at`
  if (!counted || counted.count <= limit) return 0
  return Math.ceil((counted.windowEndsAt.getTime() - now.getTime()) / 1000)
}

/**
 * Removes one attempt, which succeeded, from the count. Failed attempts of other people with the same network address
 * remain counted.
 */
export async function uncountAttempt(sql: Sql, attempt: Attempt): Promise<void> {
  const who = part`what = ${attempt.what} and who = ${hashOf(attempt.who)}`
  await sql`
    with last as (delete from attempt where ${who} and count = 1)
    update attempt set count = count - 1 where ${who} and count > 1`
}

/** Deletes the count. It is called after a success, so that people who mistype now and then are never locked out. */
export async function forgetAttempts(sql: Sql, { what, who }: Attempt): Promise<void> {
  await sql`delete from attempt where what = ${what} and who = ${hashOf(who)}`
}

export function forgetOldAttempts(sql: Sql, now: Date): Promise<number> {
  return deleteInSlices(sql, 'attempt', part`window_ends_at <= ${now}`)
}

function hashOf(who: string): string {
  return createHash('sha256').update(who.trim().toLowerCase()).digest('base64url')
}
