import { statesBefore } from '@pito/contracts/values/state-table'
import { openHoursOf, providerOf } from '../../payment-providers/index.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { literals } from '../../platform/database/statement.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { attemptColumns } from '../attempts/attempt-store.ts'
import { nextCheck } from '../attempts/rules/next-check.ts'
import { attemptMoves } from '../rules/attempt-moves.ts'

export type DueAttempt = Attempt & { readonly checks: number }

/**
 * Takes the attempts that are due for a check. Each attempt is taken by one process, because other processes skip
 * locked rows. The time of the next check is stored before the provider is called, so that no other process makes the
 * same check.
 */
export function takeAttemptsToCheck(sql: Sql, now: Date, limit: number): Promise<DueAttempt[]> {
  return sql.transaction(async (tx) => {
    const due = await tx<DueAttempt>`
      select ${attemptColumns}, checks from payment_attempt
      where check_at <= ${now} order by check_at limit ${limit} for update skip locked`
    const next = due.map((attempt) => ({ id: attempt.id, at: checkAfter(attempt, now) }))
    await tx`
      update payment_attempt set checks = checks + 1, check_at = (next->>'at')::timestamptz
      from json_array_elements(${JSON.stringify(next)}::json) as next
      where payment_attempt.id = (next->>'id')::uuid`
    return due
  })
}

function checkAfter({ checks, startedAt, state, method }: DueAttempt, now: Date): Date | null {
  const openHours = openHoursOf(providerOf(method), state === 'pending' ? 'undecided' : 'unpaid')
  return nextCheck({ checks: checks + 1, startedAt, openHours }, now)
}

/** Repeats a check to which the provider gave no response. Such a check is not counted, even if it was the last one. */
export async function repeatCheck(sql: Sql, { id, checks }: DueAttempt, at: Date): Promise<void> {
  await sql`
    update payment_attempt set checks = ${checks}, check_at = ${at}
    where id = ${id} and state in (${literals(statesBefore(attemptMoves, { to: 'paid' }))})`
}

/** Called when the provider can no longer take money for this attempt. */
export async function endChecks(sql: Sql, attemptId: string): Promise<void> {
  await sql`update payment_attempt set check_at = null where id = ${attemptId}`
}

/** Returns the attempts that a provider knows and that no money has arrived for, the latest first. */
export function attemptsToCheck(sql: Sql, orderId: string): Promise<Attempt[]> {
  return sql`
    select ${attemptColumns} from payment_attempt
    where order_id = ${orderId} and provider_id is not null
      and state in (${literals(statesBefore(attemptMoves, { to: 'paid' }))})
    order by attempt desc`
}

export function attemptsUnderWay(sql: Sql, orderId: string): Promise<DueAttempt[]> {
  return sql<DueAttempt>`
    select ${attemptColumns}, checks from payment_attempt
    where order_id = ${orderId} and state in (${literals(statesBefore(attemptMoves, { to: 'closed' }))})`
}
