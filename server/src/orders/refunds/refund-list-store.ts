import type { Refund } from '@pito/contracts/refunds'
import { statesBefore } from '@pito/contracts/values/state-table'
import { refundDays } from '@pito/contracts/values/withdrawal-days'
import type { Sql } from '../../platform/database/sql.ts'
import { literals, part } from '../../platform/database/statement.ts'
import type { AwaitedFacts } from '../invoices/awaited-refund.ts'
import { awaitedCents, awaitedFacts } from '../invoices/awaited-refund.ts'
import { orderMoves } from '../rules/order-moves.ts'
import type { RefundRow } from './refund-store.ts'

export interface ListedRefund extends Omit<RefundRow, 'attemptId' | 'orderId' | 'withdrawnAt'> {
  /** The last day on which the money has to be refunded, as YYYY-MM-DD. */
  readonly latestOn: string
}

type ListedRow = Omit<ListedRefund, 'amountCents'> & AwaitedFacts & { readonly amountCents: number | null }

const lastDay = (moment: 'withdrawn_at' | 'requested_at') =>
  moment === 'withdrawn_at'
    ? part`(withdrawn_at at time zone 'Europe/Helsinki')::date + ${refundDays}::integer`
    : part`(requested_at at time zone 'Europe/Helsinki')::date + ${refundDays}::integer`

/** The refunds that have been requested, and the withdrawals whose tyres have not been refunded yet. */
const listed = part`
  select refund.id, attempt.order_id, refund.amount_cents, reason, refund.state,
    requested_at, made_at, method,
    case when reason = 'withdrawn' and withdrawn_at is not null then ${lastDay('withdrawn_at')}
      else ${lastDay('requested_at')} end as latest_on
  from refund join payment_attempt attempt on attempt.id = attempt_id join shop_order o on o.id = attempt.order_id
  union all
  select o.id, o.id, null, 'withdrawn', 'waiting', withdrawn_at, null, method, ${lastDay('withdrawn_at')}
  from shop_order o join payment_attempt attempt on attempt.order_id = o.id and attempt.state = 'paid'
  where withdrawn_at is not null and progress in (${literals(statesBefore(orderMoves, { to: 'refunded' }))})`

/**
 * Lists the refunds in the given state or, if `state` is null, all that have not been made yet. Those that have to be
 * made first come first.
 */
export async function listRefundRows(
  sql: Sql,
  { state, page, perPage }: { state: Refund['state'] | null; page: number; perPage: number },
): Promise<{ rows: ListedRefund[]; total: number }> {
  const such = part`case when ${state}::text is null then state <> 'made' else state = ${state} end`
  const rows = await sql<ListedRow>`
    select listed.id, order_number, amount_cents, reason, state, requested_at, made_at, method,
      latest_on::text, ${awaitedFacts}
    from (${listed}) listed join shop_order o on o.id = listed.order_id where ${such}
    order by latest_on, requested_at, listed.id limit ${perPage} offset ${(page - 1) * perPage}`
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from (${listed}) listed where ${such}`
  return { rows: rows.map(withAmount), total: counted?.total ?? 0 }
}

function withAmount(row: ListedRow): ListedRefund {
  return { ...row, amountCents: row.amountCents ?? awaitedCents(row) }
}
