import type { Sql } from '../../platform/database/sql.ts'

export interface BookingOutcome {
  readonly orderId: string
  /** `cancelled` by the customer: who was declined may still choose another time. */
  readonly outcome: 'done' | 'cancelled'
  /** When it was done: the garage has said so, or the time is over. */
  readonly at: Date | null
}

/** What became of firm appointments that are over. Those by phone are over when the garage says so. */
export function readOutcomes(
  sql: Sql,
  orderIds: readonly string[],
  endedBefore: Date,
): Promise<BookingOutcome[]> {
  return sql<BookingOutcome>`
    select order_id as "orderId", case state when 'firm' then 'done' else 'cancelled' end as outcome,
      case state when 'firm' then coalesce(done_at, upper(during)) end as at
    from appointment
    where order_id = any(${orderIds}::uuid[]) and confirmed_at is not null and (
      state = 'cancelled' and garage_answer is distinct from 'declined'
      or state = 'firm' and (done_at is not null or upper(during) < ${endedBefore})
    )`
}
