import type { OrderStatus } from './model.ts'
import type { World } from './world.ts'

interface SeenAttempt {
  readonly id: string
  readonly providerId: string | null
  readonly method: string
  readonly state: string
  readonly cents: number
  readonly received: number | null
}

interface SeenRefund {
  readonly id: string
  readonly attemptId: string
  readonly cents: number
  readonly state: 'due' | 'sending' | 'pending' | 'refused' | 'made'
}

/** An order as the tables store it. */
export interface SeenOrder {
  readonly number: string
  readonly isPaid: boolean
  readonly isClosed: boolean
  readonly progress: string
  readonly cents: number
  readonly shippedAt: Date | null
  readonly deliveredAt: Date | null
  readonly withdrawnAt: Date | null
  readonly attempts: readonly SeenAttempt[]
  readonly refunds: readonly SeenRefund[]
  readonly invoicedCents: number | null
  readonly creditedCents: number
}

export function statusOf({ isPaid, isClosed, progress }: SeenOrder): OrderStatus {
  if (!isPaid) return isClosed ? 'closed' : 'open'
  return progress as OrderStatus
}

export async function observeOrders({ platform }: World): Promise<Map<string, SeenOrder>> {
  const { rows } = await platform.pool.query<SeenOrder>(`
    select order_number as number, order_status = 'paid' as "isPaid", closed_at is not null as "isClosed", progress,
      o.total_cents as cents, shipped_at as "shippedAt", delivered_at as "deliveredAt", withdrawn_at as "withdrawnAt",
      coalesce((
        select json_agg(json_build_object('id', id, 'providerId', provider_id, 'method', method, 'state', state,
          'cents', amount_cents,
          'received', case when received_at is not null then coalesce(received_cents, amount_cents) end)
          order by attempt)
        from payment_attempt where order_id = o.id
      ), '[]') as attempts, coalesce((
        select json_agg(json_build_object('id', refund.id, 'attemptId', attempt_id, 'cents', refund.amount_cents,
          'state', refund.state))
        from refund join payment_attempt on payment_attempt.id = attempt_id where order_id = o.id
      ), '[]') as refunds, invoice.total_cents as "invoicedCents", coalesce((
        select sum(amount_cents) from credit_note where invoice_number = invoice.number
      ), 0)::integer as "creditedCents"
    from shop_order o left join invoice on invoice.order_id = o.id order by o.created_at`)
  return new Map(rows.map((row) => [row.number, row]))
}
