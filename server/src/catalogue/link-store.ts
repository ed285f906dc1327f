import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'

/** The columns that the address of an article is made of. */
export const linkColumns = columns(
  { t: 'tyre', s: 'tyre_size', m: 'model', b: 'brand' },
  `t.id, t.vehicle_type_id, t.season_id, s.width::float8, s.aspect, s.diameter::float8, b.slug as brand_slug,
    m.slug as model_slug, t.load_index, t.speed_index, t.reinforced`,
)

const linkedColumns = linkColumns.with({
  /** The time of the last change of the price. */
  changed_at: expression<Date>`select max(h.valid_from) from price_history h where h.tyre_id = t.id`,
})

export async function countArticlesOnSale(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }>`select count(*)::integer from tyre where active`
  return row?.count ?? 0
}

/** Lists the articles on sale in the order of their ids, from the one at `offset` on. */
export function readLinkedArticles(
  sql: Sql,
  { offset, limit }: { offset: number; limit: number },
): Promise<RowOf<typeof linkedColumns>[]> {
  return sql`
    select ${linkedColumns}
    from (select * from tyre where active order by id offset ${offset} limit ${limit}) t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
    order by t.id`
}
