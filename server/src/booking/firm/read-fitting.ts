import type { Sql } from '../../platform/database/sql.ts'

export interface Fitting {
  /** Null when it is agreed by phone. */
  readonly startsAt: Date | null
  /** By the garage: the customer has not chosen another time yet. */
  readonly isDeclined: boolean
}

/** What has become of the appointment that was paid with a cart; undefined when there is none. */
export async function readFitting(sql: Sql, cartId: string): Promise<Fitting | undefined> {
  const [fitting] = await sql<Fitting>`
    select lower(during) as "startsAt",
      state = 'cancelled' and garage_answer is not distinct from 'declined' as "isDeclined"
    from appointment where cart_id = ${cartId} and confirmed_at is not null`
  return fitting
}
