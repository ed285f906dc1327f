import type { CamelCased, RowIn } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'
import { linkColumns } from './link-store.ts'

const siblingColumns = columns(
  { t: 'tyre', s: 'tyre_size' },
  's.commercial, t.z_rated, t.load_index_dual, t.price_cents',
  { available: expression<number>`coalesce(stock.available, 0)` },
).narrowed<{ price_cents: number }>()

/** An article as the list of a model's sizes shows it. */
export type SiblingRow = CamelCased<RowIn<[typeof linkColumns, typeof siblingColumns]>>

/** Lists the articles on sale of the same model, the smallest rim first. The list is empty if the article has no page. */
export function readSiblings(sql: Sql, id: number): Promise<SiblingRow[]> {
  return sql`
    select ${linkColumns}, ${siblingColumns}
    from tyre this
      join model m on m.id = this.model_id
      join brand b on b.id = m.brand_id
      join tyre t on t.model_id = m.id and t.active
      join tyre_size s on s.id = t.tyre_size_id
      left join lateral (select available from tyre_stock where tyre_id = t.id) stock on true
    where this.id = ${id} and this.state in ('on-sale', 'off-sale')
    order by s.diameter, s.width, s.aspect, t.load_index, t.speed_index, t.id
    limit 200`
}

/** Returns whether an article has a page. An article that is off sale has one, too. */
export async function hasPage(sql: Sql, id: number): Promise<boolean> {
  const rows = await sql`select from tyre where id = ${id} and state in ('on-sale', 'off-sale')`
  return rows.length > 0
}
