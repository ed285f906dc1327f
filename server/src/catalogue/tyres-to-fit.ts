import type { Sql } from '../platform/database/sql.ts'

interface TyreToFit {
  readonly id: number
  readonly vehicleType: number
  readonly diameter: number
  readonly runFlat: boolean
  readonly available: number
  readonly grossCents: number
}

/** Reads those of the articles that are on sale, with their current prices and stock, in one statement. */
export function readTyresToFit(sql: Sql, ids: readonly number[]): Promise<TyreToFit[]> {
  return sql<TyreToFit>`
    select t.id, t.vehicle_type_id as vehicle_type, s.diameter::float8 as diameter, t.run_flat,
      coalesce(stock.available, 0) as available, t.price_cents as gross_cents
    from unnest(${ids}::integer[]) as listed (id)
      join tyre t on t.id = listed.id and t.active
      join tyre_size s on s.id = t.tyre_size_id
      left join lateral (select available from tyre_stock where tyre_id = t.id) stock on true`
}
