import type { Sql } from '../../platform/database/sql.ts'

/** When the firm appointment of a cart begins now; null when there is none, or it is agreed by phone. */
export async function readBookedTime(sql: Sql, cartId: string): Promise<Date | null> {
  const [row] = await sql<{ startsAt: Date | null }>`
    select lower(during) as "startsAt" from appointment
    where cart_id = ${cartId} and confirmed_at is not null and state = 'firm'`
  return row?.startsAt ?? null
}
