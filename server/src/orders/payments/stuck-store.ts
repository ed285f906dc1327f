import type { StuckPayment } from '@pito/contracts/payments'
import type { RowOf } from '../../platform/database/columns.ts'
import { columns, expression } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { part, rowsOfPage } from '../../platform/database/statement.ts'

const stuckColumns = columns(
  { payment_attempt: 'payment_attempt', shop_order: 'shop_order' },
  `payment_attempt.id, shop_order.order_number, payment_attempt.amount_cents, payment_attempt.method,
    payment_attempt.stuck_because as because, payment_attempt.stuck_since as since,
    payment_attempt.stuck_tried_at as tried_at`,
  { provider_reference: expression<string | null>`coalesce(provider_order_id, provider_id)` },
).narrowed<{ because: StuckPayment['reason']; since: Date; tried_at: Date }>()

export type StuckRow = RowOf<typeof stuckColumns>

/** Marks a payment that staff have to look at. Another failure for the same reason does not change `stuck_since`. */
export async function markStuck(
  sql: Sql,
  attemptId: string,
  because: StuckPayment['reason'],
  now: Date,
): Promise<void> {
  await sql`
    update payment_attempt set
      stuck_since = case when stuck_because = ${because} then stuck_since else ${now} end,
      stuck_because = ${because}, stuck_tried_at = ${now}
    where id = ${attemptId}`
}

export async function clearStuck(sql: Sql, attemptId: string): Promise<void> {
  await sql`
    update payment_attempt set stuck_since = null, stuck_because = null, stuck_tried_at = null
    where id = ${attemptId}`
}

/** Returns the oldest first. Payments of cancelled orders are left out, because nothing is to be collected for them. */
export async function listStuckRows(
  sql: Sql,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ rows: StuckRow[]; total: number }> {
  const stuck = part`
    from payment_attempt join shop_order on shop_order.id = order_id
    where stuck_since is not null and progress <> 'cancelled'`
  const rows = await sql`
    select ${stuckColumns} ${stuck}
    order by stuck_since, payment_attempt.id ${rowsOfPage({ page, perPage })}`
  const [counted] = await sql<{ total: number }>`select count(*)::integer as total ${stuck}`
  return { rows, total: counted?.total ?? 0 }
}
