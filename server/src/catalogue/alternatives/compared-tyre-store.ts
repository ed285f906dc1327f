import type { Sql } from '../../platform/database/sql.ts'
import type { ComparedTyre } from '../rules/pick-alternatives.ts'

/**
 * Reads the tyres to compare with one statement, however many ids there are. Tyres that are no longer sold are left
 * out.
 */
export function readComparedTyres(sql: Sql, ids: readonly number[]): Promise<ComparedTyre[]> {
  return sql<ComparedTyre>`
    select t.id, t.model_id as "modelId", t.price_cents as "priceCents", t.load_index as "loadIndex",
      t.load_index_dual as "loadIndexDual", t.speed_index as "speedIndex", t.run_flat as "runFlat", m.axle,
      t.wet_grip as "wetGrip", t.noise_value as "noiseValue", m.ice_grip as "iceGrip", m.has_3pmsf as "has3pmsf"
    from tyre t join model m on m.id = t.model_id
    where t.id = any(${ids}::integer[]) and t.state in ('on-sale', 'off-sale')`
}
