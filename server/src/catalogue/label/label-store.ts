import type { RowOf } from '../../platform/database/columns.ts'
import { columns } from '../../platform/database/columns.ts'
import type { Sql } from '../../platform/database/sql.ts'

const declaredColumns = columns(
  { t: 'tyre', s: 'tyre_size', m: 'model', b: 'brand' },
  `t.id, t.vehicle_type_id, t.season_id, b.name as supplier, b.contact as supplier_contact, b.slug as brand_slug,
    m.name as commercial_name, m.slug as model_slug, m.has_3pmsf as snow_grip, m.ice_grip, s.width::float8, s.aspect,
    s.diameter::float8, s.commercial, t.load_index, t.load_index_dual, t.speed_index, t.reinforced, t.z_rated,
    t.run_flat, t.tyre_class, t.manufacturer_product_id as type_identifier, t.eprel_id::text, t.fuel_efficiency,
    t.wet_grip, t.noise_class, t.noise_value, t.production_start, t.production_end, t.more_service_description`,
).narrowed<{ tyre_class: 'C1' | 'C2' | 'C3' }>()

/** The declared values of one article, for its label and its product information sheet. */
export type DeclaredRow = RowOf<typeof declaredColumns>

export async function readDeclared(sql: Sql, id: number): Promise<DeclaredRow | undefined> {
  const [row] = await sql`
    select ${declaredColumns}
    from tyre t
      join tyre_size s on s.id = t.tyre_size_id
      join model m on m.id = t.model_id
      join brand b on b.id = m.brand_id
    where t.id = ${id} and t.state in ('on-sale', 'off-sale')`
  return row
}
