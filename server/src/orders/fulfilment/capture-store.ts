import type { Sql } from '../../platform/database/sql.ts'
import { part } from '../../platform/database/statement.ts'
import type { Attempt } from '../payments/attempt-store.ts'
import { attemptColumns } from '../payments/attempt-store.ts'

type Known = Attempt & { readonly providerId: string }

const uncaptured = part`
  from payment_attempt join shop_order on shop_order.id = order_id
  where method = 'klarna' and state = 'paid' and captured_at is null and provider_id is not null`

/**
 * Payments of orders that are fitted, delivered or on the way. An order whose tyres have all come back is refunded, and
 * its fitting is still paid for.
 */
export function paymentsToCapture(sql: Sql): Promise<Known[]> {
  return sql<Known>`
    select ${attemptColumns} ${uncaptured}
      and (progress in ('fitted', 'delivered', 'refunded') or shipped_at is not null)
    order by payment_attempt.id limit 100`
}

export function paymentsToExtend(sql: Sql, before: Date): Promise<Known[]> {
  return sql<Known>`
    select ${attemptColumns} ${uncaptured} and progress = 'paid' and shipped_at is null
      and coalesce(extended_at, started_at) < ${before}
    order by payment_attempt.id limit 100`
}

export async function markCaptured(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update payment_attempt set captured_at = ${now} where id = ${id} and captured_at is null`
}

export async function markExtended(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`update payment_attempt set extended_at = ${now} where id = ${id}`
}
