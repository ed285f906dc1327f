import type { Sql } from '../platform/database/sql.ts'
import type { FittedTyre } from '../service-points/index.ts'

/** Returns what the price of fitting a tyre depends on. Returns undefined if the article has no page. */
export async function readFittedTyre(sql: Sql, id: number): Promise<FittedTyre | undefined> {
  const [tyre] = await sql<FittedTyre>`
    select t.vehicle_type_id, t.run_flat, s.diameter::float8 as diameter
    from tyre t join tyre_size s on s.id = t.tyre_size_id
    where t.id = ${id} and t.state in ('on-sale', 'off-sale')`
  return tyre
}
