import type { RowOf } from '../platform/database/columns.ts'
import { columns, expression } from '../platform/database/columns.ts'
import type { Sql } from '../platform/database/sql.ts'

const fitColumns = columns(
  { t: 'tyre', s: 'tyre_size' },
  't.id, t.vehicle_type_id as vehicle_type, s.diameter::float8, t.run_flat, t.price_cents as gross_cents',
  { available: expression<number>`coalesce(stock.available, 0)` },
).narrowed<{ gross_cents: number }>()

type TyreToFit = RowOf<typeof fitColumns>

/** Reads those of the articles that are on sale, with their current prices and stock, in one statement. */
export function readTyresToFit(sql: Sql, ids: readonly number[]): Promise<TyreToFit[]> {
  return sql`
    select ${fitColumns}
    from unnest(${ids}::integer[]) as listed (id)
      join tyre t on t.id = listed.id and t.active
      join tyre_size s on s.id = t.tyre_size_id
      left join lateral (select available from tyre_stock where tyre_id = t.id) stock on true`
}
