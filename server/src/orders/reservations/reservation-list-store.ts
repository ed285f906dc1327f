import type { Reservation } from '@pito/contracts/reservations'
import type { Sql } from '../../platform/database/sql.ts'

type Row = Omit<Reservation, 'fitted_at' | 'reserved_at' | 'expires_at'> & {
  readonly fitted_at: Date | null
  readonly reserved_at: Date
  readonly expires_at: Date
  readonly count: number
}

/** Lists reservations that have not expired, most tyres first. */
export async function listReservationRows(
  sql: Sql,
  { page, perPage }: { readonly page: number; readonly perPage: number },
  now: Date,
): Promise<{ rows: Reservation[]; total: number }> {
  const rows = await sql<Row>`
    select order_number, coalesce(tyres, 0)::integer as tyres, total_cents / 100.0::float8 as total, fitted_at,
      guest_id is not null as is_guest, reserved_at, expires_at, payments, payment_under_way,
      count(*) over ()::integer as count
    from reservation join shop_order on shop_order.id = order_id
      left join lateral (
        select sum(quantity) as tyres from reserved_tyre where reserved_tyre.order_id = reservation.order_id
      ) as reserved on true
      left join lateral (
        select count(*)::integer as payments,
          coalesce(bool_or(state in ('starting', 'open', 'pending')), false) as payment_under_way
        from payment_attempt where payment_attempt.order_id = reservation.order_id
      ) as attempts on true
    where expires_at > ${now}
    order by tyres desc nulls last, expires_at, order_number
    limit ${perPage} offset ${(page - 1) * perPage}`
  return { rows: rows.map(({ count: _, ...row }) => asReservation(row)), total: rows[0]?.count ?? 0 }
}

function asReservation(row: Omit<Row, 'count'>): Reservation {
  const { fitted_at, reserved_at, expires_at, ...same } = row
  return {
    ...same,
    fitted_at: fitted_at?.toISOString() ?? null,
    reserved_at: reserved_at.toISOString(),
    expires_at: expires_at.toISOString(),
  }
}
