import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'
import { rowsOfPage } from '../platform/database/statement.ts'
import type { TyreRow } from './order-row.ts'
import { deliveryColumns, summaryColumns } from './order-row.ts'
import { paymentFacts } from './order-store.ts'

const tyresColumn = columns('shop_order', [], {
  tyres: expression<readonly TyreRow[]>`
    coalesce((
      select json_agg(line order by position) from shop_order_line line where order_id = o.id and type = 'product'
    ), '[]')`,
})

interface Paging {
  readonly page: number
  readonly perPage: number
}

export async function ordersOfCustomer(
  sql: Sql,
  customerId: string,
  { page, perPage, now }: Paging & { readonly now: Date },
) {
  const rows = await sql`
    select ${summaryColumns}, ${paymentFacts}, ${deliveryColumns(now)}, ${tyresColumn}
    from shop_order o where customer_id = ${customerId} and supplement_of is null
    order by created_at desc, id ${rowsOfPage({ page, perPage })}`
  const [counted] = await sql<{ total: number }>`
    select count(*)::integer as total from shop_order
    where customer_id = ${customerId} and supplement_of is null`
  return { rows, total: counted?.total ?? 0 }
}
