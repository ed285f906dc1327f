import type { Sql } from '../platform/database/sql.ts'
import { part } from '../platform/database/statement.ts'
import type { OrderRow, SummaryRow, TyreRow } from './order-row.ts'
import { paymentFacts } from './order-store.ts'
import { dealerOfOrder, isTimeHeld } from './read-order.ts'

const columns = part`
  o.id, order_number, order_status as status, progress, created_at, paid_at,
  withdrawn_at, ${paymentFacts}, fitting, total_cents, exists(select from invoice where order_id = o.id) as has_invoice`

interface Paging {
  readonly page: number
  readonly perPage: number
}

type OrderOfCustomer = SummaryRow &
  Pick<OrderRow, 'dealer' | 'fittedAt' | 'isTimeHeld' | 'deliveryFrom' | 'deliveryTo'> & {
    readonly tyres: readonly TyreRow[]
  }

export async function ordersOfCustomer(
  sql: Sql,
  customerId: string,
  { page, perPage, now }: Paging & { readonly now: Date },
): Promise<{ rows: OrderOfCustomer[]; total: number }> {
  const rows = await sql<OrderOfCustomer>`
    select ${columns}, fitted_at, ${isTimeHeld(now)} as is_time_held, ${dealerOfOrder} as dealer,
      delivery_from::text, delivery_to::text, coalesce((
      select json_agg(line order by position) from shop_order_line line where order_id = o.id and type = 'product'
    ), '[]') as tyres
    from shop_order o where customer_id = ${customerId}
    order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from shop_order where customer_id = ${customerId}`
  return { rows, total: counted?.total ?? 0 }
}
