import type { Sql } from '../../platform/database/sql.ts'
import type { Part } from '../../platform/database/statement.ts'
import { part } from '../../platform/database/statement.ts'
import type { Attempt } from '../attempts/attempt-store.ts'
import { attemptColumns } from '../attempts/attempt-store.ts'

export type PlacedAttempt = Attempt & { readonly providerId: string }

/**
 * SQL for the uncaptured payments whose order meets the condition. The subquery reads each order by its id; for a join
 * PostgreSQL would read all orders. Payments of cancelled orders stay uncaptured for ever, so old authorisations are
 * left out.
 */
const uncaptured = (authorisedAfter: Date, ofOrder: Part) => part`
  from payment_attempt
  where method = 'klarna' and state = 'paid' and captured_at is null and provider_id is not null
    and coalesce(extended_at, started_at) > ${authorisedAfter}
    and (select ${ofOrder} from shop_order where shop_order.id = order_id)`

interface DuePayments {
  /** Authorisations that are older than this moment have expired. */
  readonly authorisedAfter: Date
  /** Orders that were sent after this moment may still be undone. */
  readonly sentBy: Date
  /** Payments that Klarna refused after this moment are not tried again yet. */
  readonly triedBefore: Date
  readonly limit: number
}

/**
 * Selects payments of orders that are fitted, delivered or on the way, once their sending is final. The progress
 * `refunded` is included: all tyres of such an order have been returned, but its fitting still has to be paid for.
 */
export function paymentsToCapture(
  sql: Sql,
  { authorisedAfter, sentBy, triedBefore, limit }: DuePayments,
): Promise<PlacedAttempt[]> {
  return sql<PlacedAttempt>`
    select ${attemptColumns}
      ${uncaptured(authorisedAfter, part`progress in ('fitted', 'delivered', 'refunded') or shipped_at <= ${sentBy}`)}
      and (stuck_tried_at is null or stuck_tried_at <= ${triedBefore})
    order by payment_attempt.id limit ${limit}`
}

export function paymentsToExtend(
  sql: Sql,
  authorisedBefore: Date,
  { authorisedAfter, triedBefore, limit }: Omit<DuePayments, 'sentBy'>,
): Promise<PlacedAttempt[]> {
  return sql<PlacedAttempt>`
    select ${attemptColumns} ${uncaptured(authorisedAfter, part`progress = 'paid' and shipped_at is null`)}
      and coalesce(extended_at, started_at) < ${authorisedBefore}
      and (stuck_tried_at is null or stuck_tried_at <= ${triedBefore})
    order by payment_attempt.id limit ${limit}`
}

export async function markCaptured(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    update payment_attempt
    set captured_at = ${now}, stuck_since = null, stuck_because = null, stuck_tried_at = null
    where id = ${id} and captured_at is null`
}

export async function markExtended(sql: Sql, id: string, now: Date): Promise<void> {
  await sql`
    update payment_attempt
    set extended_at = ${now}, stuck_since = null, stuck_because = null, stuck_tried_at = null
    where id = ${id}`
}
