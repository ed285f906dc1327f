import type { PaymentStatus } from '@pito/contracts/payments'
import type { Sql } from '../../platform/database/sql.ts'
import { refuse } from '../../platform/refuse.ts'
import type { AttemptState } from '../rules/attempt-moves.ts'
import { statusOf } from './rules/status-of.ts'

interface StatusRow {
  readonly orderNumber: string
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly state: AttemptState
  readonly returnedBecause: PaymentStatus['returned_because'] | null
}

export async function readStatus(sql: Sql, attemptId: string): Promise<PaymentStatus> {
  const [row] = await sql<StatusRow>`
    select order_number, order_status = 'paid' as is_paid, closed_at is not null as is_closed, state,
      (select reason from refund where attempt_id = payment_attempt.id and reason in ('late', 'replaced', 'wrong-amount') limit 1)
        as returned_because
    from payment_attempt join shop_order on shop_order.id = order_id where payment_attempt.id = ${attemptId}`
  if (!row) return refuse('not-found')
  const status = statusOf(row.state, row.isPaid)
  return {
    order_number: row.orderNumber,
    payment_status: status,
    ...(status === 'returned' && { can_be_paid_again: !row.isClosed }),
    ...(status === 'returned' && row.returnedBecause && { returned_because: row.returnedBecause }),
  }
}
