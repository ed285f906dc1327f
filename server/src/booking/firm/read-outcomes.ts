import type { Sql } from '../../platform/database/sql.ts'

export interface BookingOutcome {
  readonly orderId: string
  /**
   * `cancelled` means that the customer has cancelled. An appointment that the garage declined has no outcome yet,
   * because the customer may still choose another time.
   */
  readonly outcome: 'done' | 'cancelled'
  /** The time of completion: the garage has reported it, or the booked time has ended. */
  readonly at: Date | null
}

/**
 * Reads the outcomes of appointments that the customer has cancelled or that are over. An appointment agreed by phone
 * is over when the garage reports that the fitting is done.
 */
export function readOutcomes(
  sql: Sql,
  orderIds: readonly string[],
  endedBefore: Date,
): Promise<BookingOutcome[]> {
  return sql<BookingOutcome>`
    select order_id, case state when 'firm' then 'done' else 'cancelled' end as outcome,
      case state when 'firm' then coalesce(done_at, upper(during)) end as at
    from appointment
    where order_id = any(${orderIds}::uuid[]) and confirmed_at is not null and (
      state = 'cancelled' and garage_answer is distinct from 'declined'
      or state = 'firm' and (done_at is not null or upper(during) < ${endedBefore})
    )`
}
