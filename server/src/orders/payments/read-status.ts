import type { PaymentStatus } from '@pito/contracts/payments'
import type { Sql } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import { statusOf } from './rules/status-of.ts'
import type { AttemptState } from './rules/what-to-settle.ts'

export async function readStatus(sql: Sql, attemptId: string): Promise<PaymentStatus> {
  const [row] = await sql<{ orderNumber: string; isPaid: boolean; state: AttemptState }>`
    select order_number as "orderNumber", order_status = 'paid' as "isPaid", state
    from payment_attempt join shop_order on shop_order.id = order_id where payment_attempt.id = ${attemptId}`
  return row
    ? { order_number: row.orderNumber, payment_status: statusOf(row.state, row.isPaid) }
    : refuse('not-found')
}
