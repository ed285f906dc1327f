import type { Sql } from '../../platform/database/sql.ts'
import type { Attempt } from './attempt-store.ts'
import { attemptColumns } from './attempt-store.ts'
import { nextCheck } from './rules/next-check.ts'

type Due = Attempt & { readonly checks: number }

/** Taken by one process: another passes over what is locked. The next look is set before the provider is asked. */
export function takeAttemptsToCheck(sql: Sql, now: Date, limit: number): Promise<Attempt[]> {
  return sql.transaction(async (tx) => {
    const due = await tx<Due>`
      select ${attemptColumns}, checks from payment_attempt
      where check_at <= ${now} order by check_at limit ${limit} for update skip locked`
    const next = due.map(({ id, checks, startedAt }) => ({ id, at: nextCheck(checks + 1, startedAt, now) }))
    await tx`
      update payment_attempt set checks = checks + 1, check_at = (next->>'at')::timestamptz
      from json_array_elements(${JSON.stringify(next)}::json) as next
      where payment_attempt.id = (next->>'id')::uuid`
    return due
  })
}

export function attemptsUnderWay(sql: Sql, orderId: string): Promise<Attempt[]> {
  return sql<Attempt>`
    select ${attemptColumns} from payment_attempt
    where order_id = ${orderId} and state in ('starting', 'open', 'pending')`
}
