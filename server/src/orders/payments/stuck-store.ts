import type { Sql } from '../../platform/database/sql.ts'

export type StuckBecause = 'not-captured' | 'not-extended' | 'wrong-currency'

/** Staff have to look at this payment. Failing again for the same reason does not change since when it is stuck. */
export async function markStuck(
  sql: Sql,
  attemptId: string,
  because: StuckBecause,
  now: Date,
): Promise<void> {
  await sql`
    update payment_attempt set
      stuck_since = case when stuck_because = ${because} then stuck_since else ${now} end,
      stuck_because = ${because}, stuck_tried_at = ${now}
    where id = ${attemptId}`
}
