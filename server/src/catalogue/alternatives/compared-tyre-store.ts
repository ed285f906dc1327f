import type { Sql } from '../../platform/database/sql.ts'
import type { ComparedTyre } from '../rules/pick-alternatives.ts'

/**
 * Reads the tyres to compare with one statement, however many ids there are. Tyres that are no longer sold are left
 * out.
 */
export function readComparedTyres(sql: Sql, ids: readonly number[]): Promise<ComparedTyre[]> {
  return sql<ComparedTyre>`
    select t.id, t.model_id, t.price_cents, t.load_index,
      t.load_index_dual, t.speed_index, t.run_flat, m.axle,
      t.wet_grip, t.noise_value, m.ice_grip, m.has_3pmsf
    from tyre t join model m on m.id = t.model_id
    where t.id = any(${ids}::integer[]) and t.state in ('on-sale', 'off-sale')`
}
