import type { Sql } from '../../platform/database/sql.ts'

export interface Fitting {
  /** `declined` means that the garage declined and the customer has not chosen another time yet. */
  readonly state: 'firm' | 'declined' | 'cancelled'
  /** The start of the appointment; null if the time is agreed by phone. */
  readonly startsAt: Date | null
  /** The time at which the garage reported that the fitting is done. */
  readonly doneAt: Date | null
}

/** Reads the state of the appointment of a paid order. Returns undefined if the order has no appointment. */
export async function readFitting(sql: Sql, orderId: string): Promise<Fitting | undefined> {
  const [fitting] = await sql<Fitting>`
    select case when state = 'cancelled' and garage_answer is not distinct from 'declined' then 'declined' else state
      end as state, lower(during) as "startsAt", done_at as "doneAt"
    from appointment where order_id = ${orderId} and confirmed_at is not null`
  return fitting
}
